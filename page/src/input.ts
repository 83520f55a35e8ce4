// Whether the last thing that a person did was done with the keyboard: then the focus goes along with what opens.
let keys = false;

document.addEventListener(
  "keydown",
  () => {
    keys = true;
  },
  true,
);
document.addEventListener(
  "pointerdown",
  () => {
    keys = false;
  },
  true,
);

export const byKeyboard = (): boolean => keys;
