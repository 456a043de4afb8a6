import type { sanitize } from 'hast-util-sanitize';
import { idPrefix } from './allow-list.ts';
import type { Losses } from './losses.ts';

type Tree = ReturnType<typeof sanitize>;
type TreeElement = Extract<Tree, { type: 'element' }>;

const maxNameLength = 120;

const elementsIn = (tree: Tree, found: TreeElement[] = []): readonly TreeElement[] => {
  if (tree.type === 'element') found.push(tree);
  if (tree.type === 'element' || tree.type === 'root') for (const child of tree.children) elementsIn(child, found);
  return found;
};

const nameOf = (text: string): string => text.trim().replaceAll(/\s+/g, '_').slice(0, maxNameLength);
const nameIn = (id: unknown): string => (typeof id === 'string' ? nameOf(id.slice(idPrefix.length)) : '');

const otherPage = /^(\?oldal=\d{1,4})#(.+)$/;

/** HTML, "find a potential indicated element": the fragment as written, or percent-decoded. */
const spellings = (fragment: string): readonly string[] => {
  const plain = nameOf(fragment.replaceAll('%20', ' '));
  try {
    return [plain, decodeURIComponent(plain)];
  } catch {
    return [plain];
  }
};

/**
 * Prefixes every id and `<a name>`, makes ids unique, and updates links and `headers` to match. Removes the href of
 * links without a target. Mutates the tree.
 */
export const anchored = (tree: Tree, prefix: string, losses: Losses | undefined): Tree => {
  const elements = elementsIn(tree);
  const [given, taken, counts] = [new Map<string, string>(), new Set<string>(), new Map<string, number>()];
  for (const { tagName, properties } of elements) {
    const names = [properties.id, tagName === 'a' ? properties.name : undefined]
      .map(nameIn)
      .filter((name) => name !== '');
    delete properties.name;
    const [name] = names;
    if (name === undefined) continue;
    let [free, count] = [name, counts.get(name) ?? 1];
    for (; taken.has(free); free = `${name}-${count}`) count += 1;
    counts.set(name, count);
    taken.add(free);
    properties.id = `${prefix}${free}`;
    for (const one of names) if (!given.has(one)) given.set(one, properties.id);
  }
  for (const { properties } of elements) {
    const { href, headers } = properties;
    const elsewhere = typeof href === 'string' ? otherPage.exec(href) : null;
    if (elsewhere !== null) {
      const [, page = '', fragment = ''] = elsewhere;
      properties.href = `${page}#${encodeURIComponent(prefix + (spellings(fragment).at(-1) ?? ''))}`;
    }
    if (Array.isArray(headers)) properties.headers = headers.flatMap((one) => given.get(nameOf(String(one))) ?? []);
    if (typeof href !== 'string' || !href.startsWith('#')) continue;
    const id = spellings(href.slice(1)).flatMap((name) => given.get(name) ?? [])[0];
    if (id !== undefined) properties.href = `#${encodeURIComponent(id)}`;
    else {
      losses?.attribute(losses.at(properties.dataGiven), 'href', 'no-target');
      delete properties.href;
    }
  }
  return tree;
};
