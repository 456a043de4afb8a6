/** What this browser keeps under a name; null where it keeps nothing there, or nothing that can be read. */
export const keptJson = (name: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
};

/** Keeps a value in this browser; false where nothing can be kept. */
export const keepJson = (name: string, value: unknown): boolean => {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};
