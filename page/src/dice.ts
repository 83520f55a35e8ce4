// Which of the fallen dice count: where the server says so, the others step back.
export const marked = (counted: readonly boolean[] | undefined, n: number): string =>
  counted ? (counted[n] ? "counts" : "idle") : "";
