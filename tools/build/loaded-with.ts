export interface ModuleInfo {
  readonly importedIds: readonly string[];
}

export type InfoOf = (id: string) => ModuleInfo | null;

export const loadedWith = (infoOf: InfoOf, roots: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(infoOf(id)?.importedIds ?? []));
  }
  return found;
};
