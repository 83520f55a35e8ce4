// What has been painted once is kept between visits, in the browser's own database. Where there is none, everything is painted anew.

const [STORE, MOST] = ["pictures", 60];
let opened: Promise<IDBDatabase | null> | undefined;

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

function database(): Promise<IDBDatabase | null> {
  opened ??= new Promise((done) => {
    try {
      const request = indexedDB.open("undercroft.look", 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE).createIndex("used", "used");
      request.onsuccess = () => done(request.result);
      request.onerror = request.onblocked = () => done(null);
    } catch {
      done(null);
    }
  });
  return opened;
}

interface Entry {
  value: unknown;
  used: number;
}

export async function recall<T>(key: string): Promise<T | null> {
  const db = await database();
  if (!db) return null;
  try {
    const entry = (await answered(db.transaction(STORE).objectStore(STORE).get(key))) as Entry | undefined;
    return entry ? (entry.value as T) : null;
  } catch {
    return null;
  }
}

/** Keeps a value; the oldest ones make room. */
export async function remember(key: string, value: unknown): Promise<void> {
  const db = await database();
  if (!db) return;
  try {
    const store = db.transaction(STORE, "readwrite").objectStore(STORE);
    store.put({ value, used: Date.now() } satisfies Entry, key);
    const count = await answered(store.count());
    if (count > MOST) {
      const old = await answered(store.index("used").getAllKeys(null, count - MOST));
      old.forEach((one) => store.delete(one));
    }
  } catch {
    // A full disk only means that it is painted again.
  }
}
