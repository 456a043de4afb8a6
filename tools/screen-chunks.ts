/** What of a module its bundler tells. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
}

type InfoOf = (id: string) => ModuleInfo | null;

/** Routes that share most of their parts share a file: who reads one list goes on to another. */
const families: Readonly<Record<string, string>> = {
  single_article: 'article', liveblog_article: 'article',
  index: 'lists', after: 'lists', g7: 'lists', karakter: 'lists', articles_by_site: 'lists', list: 'lists', legfrissebb: 'lists', english: 'lists',
  articles_by_tag: 'lists', articles_by_mstag: 'lists', articles_by_author: 'lists', archivum: 'lists', melleklet: 'lists', tippjatek: 'lists',
};

/** Everything that loading a module loads with it. */
const loadedWith = (infoOf: InfoOf, roots: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(infoOf(id)?.importedIds ?? []));
  }
  return found;
};

const screenName = (file: string): string | undefined => /\/ui\/screens\/([\w-]+)\.screen\.tsx$/.exec(file)?.[1];

/**
 * Names the file that a module of the browser's build goes into: React and the router in one, what every awake page runs in one, and a screen
 * with what it alone shows in one of its family. Null where the bundler decides, as for all that is loaded before the first touch.
 */
export const screenChunks = (root: string) => {
  let plan: ReadonlyMap<string, string> | undefined;
  const at = (file: string): string => `${root}/${file}`;

  const planOf = (infoOf: InfoOf, screens: readonly string[]): ReadonlyMap<string, string> => {
    const first = loadedWith(infoOf, [at('ui/browser/entry.ts'), at('ui/browser/first-moment.ts')]);
    const early = loadedWith(infoOf, [at('ui/browser/manners.ts'), at('ui/browser/wake.ts')]);
    const always = loadedWith(infoOf, [at('ui/browser/app.tsx')]);
    const users = new Map<string, Set<string>>();
    for (const screen of screens) {
      const family = families[screenName(screen) ?? ''] ?? 'service';
      for (const id of loadedWith(infoOf, [screen])) users.set(id, (users.get(id) ?? new Set()).add(family));
    }
    const names = new Map<string, string>();
    for (const [id, using] of users) names.set(id, using.size === 1 ? [...using][0]! : using.has('article') ? 'app' : 'lists');
    for (const id of always) names.set(id, id.includes('/node_modules/') ? 'react' : 'app');
    for (const id of early) names.set(id, 'early');
    for (const id of first) names.delete(id);
    return names;
  };

  return (id: string, context: { getModuleInfo(id: string): ModuleInfo | null }): string | null => {
    plan ??= planOf((module) => context.getModuleInfo(module), Object.keys(families).map((name) => at(`ui/screens/${name}.screen.tsx`)));
    return plan.get(id) ?? null;
  };
};
