const store = 'scroll-places';
const max = 50;

const read = (): [string, number][] => {
  try {
    return JSON.parse(sessionStorage.getItem(store) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
};

/** In pixels from the top; survives a reload. */
export const scrollPlaces = () => {
  const places = new Map(read());
  const keep = (key: string): void => {
    places.delete(key);
    places.set(key, scrollY);
  };
  const write = (): void => {
    try {
      sessionStorage.setItem(store, JSON.stringify([...places].slice(-max)));
    } catch {
      // Without storage, positions last as long as the page.
    }
  };
  return { keep, write, of: (key: string): number | null => places.get(key) ?? null };
};
