const store = 'scroll-places';
/** Entries of the history that are remembered; the oldest go first. */
const most = 50;

const read = (): [string, number][] => {
  try {
    return JSON.parse(sessionStorage.getItem(store) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
};

/** Where each entry of the history stood, in pixels from the top; a reload keeps it. */
export const scrollPlaces = () => {
  const places = new Map(read());
  const keep = (key: string): void => {
    places.delete(key);
    places.set(key, scrollY);
  };
  const write = (): void => {
    try {
      sessionStorage.setItem(store, JSON.stringify([...places].slice(-most)));
    } catch {
      // A browser that keeps nothing forgets with the page.
    }
  };
  return { keep, write, of: (key: string): number | null => places.get(key) ?? null };
};
