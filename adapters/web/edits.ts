/** Beyond so many single pages, an edit counts for all of them. */
const mostNames = 1_000;

const nameOf = (key: string): string => key.slice(0, key.indexOf('?'));

/** When pages were last edited, in unix milliseconds; a page is named by site and path, as keys of copies begin. */
export const createEdits = (everything: number) => {
  const single = new Map<string, number>();
  let last = everything;
  return {
    of: (key: string): number => (single.size === 0 ? last : Math.max(last, single.get(nameOf(key)) ?? 0)),
    note(at: number, names?: readonly string[]): void {
      if (names === undefined || single.size + names.length > mostNames) {
        last = at;
        return single.clear();
      }
      for (const name of names) single.set(name, at);
    },
  };
};
