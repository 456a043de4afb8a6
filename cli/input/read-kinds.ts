/** Comma-separated kinds, `all` or `none`; null when a kind is unknown. */
export const readKindsOf =
  <Kind extends string>(kinds: readonly Kind[]) =>
  (text: string): readonly Kind[] | null => {
    if (text === 'none') return [];
    if (text === 'all') return kinds;
    const names = text.split(',').map((name) => name.trim());
    return names.every((name) => kinds.some((kind) => kind === name))
      ? kinds.filter((kind) => names.includes(kind))
      : null;
  };
