import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type InfoOf, loadedWith, type ModuleInfo } from './loaded-with.ts';

/** Routes that share most modules share a chunk, because readers move between lists. Other routes have their own. */
const families: Readonly<Record<string, string>> = {
  single_article: 'article',
  liveblog_article: 'live',
  episode: 'episode',
  index: 'lists',
  after: 'lists',
  g7: 'lists',
  karakter: 'lists',
  articles_by_site: 'lists',
  list: 'lists',
  legfrissebb: 'lists',
  english: 'lists',
  articles_by_tag: 'lists',
  articles_by_mstag: 'lists',
  articles_by_author: 'lists',
  archivum: 'lists',
  melleklet: 'lists',
  tippjatek: 'lists',
};

const later: readonly string[] = [
  'ui/app-shell/way-in-app.ts',
  'ui/article-body/embeds/opened-frame.tsx',
  'ui/readers/followed/press-follow.ts',
  'ui/media/pictures/lightbox.tsx',
  'ui/media/pip/show-pip.tsx',
  'ui/media/podcasts/come-back.ts',
  'ui/media/podcasts/perform.tsx',
  'ui/media/podcasts/perform-natively.tsx',
  'ui/readers/quizzes/follow-quiz.ts',
  'ui/readers/reading/kept-panel.tsx',
  'ui/sport/follow-live.ts',
  'ui/editorial/search/title-suggestions.tsx',
];

const asScreens: readonly string[] = ['ui/sport/football/follow-score.ts'];

const fileFor = (using: ReadonlySet<string>): string | null => {
  const [only = 'own'] = using;
  const within = (...names: readonly string[]): boolean => [...using].every((family) => names.includes(family));
  if (within('own', 'later')) return null;
  if (using.size === 1) return only;
  if (within('article', 'live', 'episode') && using.has('article')) return 'article';
  if (within('lists', 'live', 'episode', 'own') && using.has('episode')) return 'episode-button';
  return within('lists', 'own') ? 'lists' : 'app';
};

/** The screens of the interface: their names, with the paths of their files below the root. */
export const screensIn = (root: string): readonly (readonly [name: string, file: string])[] =>
  readdirSync(join(root, 'ui/screens'), { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const name = /(?:^|[\\/])([\w-]+)\.screen\.tsx$/.exec(file)?.[1];
    return name === undefined ? [] : [[name, `ui/screens/${file}`] as const];
  });

/**
 * Assigns browser modules to chunks: React and the router, hydrated pages, and one per family of screens. Null lets the
 * bundler decide.
 */
export const screenChunks = (root: string) => {
  let plan: ReadonlyMap<string, string> | undefined;
  const at = (file: string): string => `${root}/${file}`;

  const familiesOf = (infoOf: InfoOf): ReadonlyMap<string, ReadonlySet<string>> => {
    const screens = screensIn(root).map(([name, file]) => [file, families[name] ?? 'own'] as const);
    const users = new Map<string, Set<string>>();
    for (const [file, family] of [
      ...screens,
      ...asScreens.map((one) => [one, 'own'] as const),
      ...later.map((one) => [one, 'later'] as const),
    ]) {
      for (const id of loadedWith(infoOf, [at(file)])) users.set(id, (users.get(id) ?? new Set()).add(family));
    }
    return users;
  };

  const planOf = (infoOf: InfoOf): ReadonlyMap<string, string> => {
    const first = loadedWith(infoOf, [at('ui/browser/entry.ts'), at('ui/browser/first-moment.ts')]);
    const early = loadedWith(
      infoOf,
      ['ui/browser/page-behaviours.ts', 'ui/browser/wake.ts', 'ui/browser/watch-for-news.ts'].map(at),
    );
    const always = loadedWith(infoOf, [at('ui/browser/app.tsx')]);
    const names = new Map(
      [...familiesOf(infoOf)].flatMap(([id, using]) => {
        const file = fileFor(using);
        return file === null ? [] : [[id, file] as const];
      }),
    );
    for (const id of always) names.set(id, id.includes('/node_modules/') ? 'react' : 'app');
    for (const id of early) names.set(id, 'early');
    for (const id of first) names.delete(id);
    return names;
  };

  return (id: string, context: { getModuleInfo(id: string): ModuleInfo | null }): string | null => {
    plan ??= planOf((module) => context.getModuleInfo(module));
    return plan.get(id) ?? null;
  };
};
