/** Null when the value is missing or invalid. */
export const keptJson = (name: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
};

/** Returns false when storage is unavailable. */
export const keepJson = (name: string, value: unknown): boolean => {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};
