import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';

const { order } = createRequire(import.meta.url)('../../config/folder-order.cjs') as {
  readonly order: Readonly<Record<string, readonly string[]>>;
};
const isProduct = (file: string): boolean =>
  !/\.(test|contract|fake|fixtures|spec)\.tsx?$|\.d\.ts$|^core\/testing\/|^ui\/e2e\//.test(file);

/** What a file imports of ours, as paths from the root. */
const importsOf = (root: string, file: string): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'((?:\.{1,2}|#)[^']+)'/g)].map(
    ([, name = '']) => (name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name)),
  );

/** The folder of a part that a file stands in: `.` for one beside its folders; null outside. */
const folderIn = (part: string, file: string): string | null => {
  if (!file.startsWith(`${part}/`)) return null;
  const rest = file.slice(part.length + 1).split('/');
  return rest.length === 1 ? '.' : (rest[0] ?? null);
};

/** How many folders of a part of the tree lead back to themselves by what their files import. */
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

/** The parts of the tree whose folders stand in an order. */
export const orderedParts = Object.keys(order);
