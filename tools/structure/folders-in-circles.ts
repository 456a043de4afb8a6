import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const isProduct = (file: string): boolean =>
  !/\.(test|contract|fake|fixtures|spec)\.tsx?$|\.d\.ts$|^core\/testing\//.test(file);

const importsOf = (root: string, file: string): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'((?:\.{1,2}|#)[^']+)'/g)].map(
    ([, name = '']) => (name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name)),
  );

/** `.` for a file beside the folders; null outside of the part. */
const folderIn = (part: string, file: string): string | null => {
  if (!file.startsWith(`${part}/`)) return null;
  const rest = file.slice(part.length + 1).split('/');
  return rest.length === 1 ? '.' : (rest[0] ?? null);
};

export const foldersInCircles = (root: string, part: string): number => {
  const to = new Map<string, Set<string>>();
  for (const file of globSync(`${part}/**/*.{ts,tsx}`, { cwd: root }).filter(isProduct)) {
    const from = folderIn(part, file);
    if (from === null) continue;
    const known = to.get(from) ?? new Set<string>();
    for (const imported of importsOf(root, file)) {
      const folder = folderIn(part, imported);
      if (folder !== null && folder !== from) known.add(folder);
    }
    to.set(from, known);
  }
  const reaches = (from: string): ReadonlySet<string> => {
    const found = new Set<string>();
    const waiting = [...(to.get(from) ?? [])];
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      if (found.has(one)) continue;
      found.add(one);
      waiting.push(...(to.get(one) ?? []));
    }
    return found;
  };
  return [...to.keys()].filter((folder) => reaches(folder).has(folder)).length;
};

/** Pages and their shared parts know each other by type: the route table is one union of all of them. */
const exempt = ['core/pages'];

/** The four parts of the source and the subjects in them: their folders must form no circle. */
export const orderedParts = (root: string): readonly string[] =>
  ['core', 'adapters', 'ui', 'cli']
    .flatMap((part) => [part, ...globSync(`${part}/*/`, { cwd: root }).map((folder) => folder.replace(/\/$/, ''))])
    .filter((part) => !exempt.includes(part));

const maxEntries = 30;
/** Data, and files that a number or a date orders. */
const isData = (folder: string): boolean =>
  /^adapters\/main-api\/samples|\/migrations$|^adapters\/sample-newspaper\/|^ui\/public\//.test(folder);

/** Folders of source code with more direct entries than one can take in, tests aside. */
export const crowdedFolders = (root: string): readonly string[] => {
  const entries = new Map<string, Set<string>>();
  for (const file of globSync('{core,adapters,ui,cli,config,tools}/**/*', { cwd: root })) {
    if (/\.(test|contract|fake|fixtures|spec)\.tsx?$/.test(file)) continue;
    const folder = posix.dirname(file);
    entries.set(folder, (entries.get(folder) ?? new Set()).add(file));
  }
  return [...entries]
    .filter(([folder, inside]) => inside.size > maxEntries && !isData(folder))
    .map(([folder, inside]) => `${folder} ${inside.size}`);
};
