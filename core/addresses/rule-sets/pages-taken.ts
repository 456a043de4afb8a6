import type { Address } from '../paths/address.ts';
import type { PathPattern } from '../paths/path-pattern.ts';
import type { PatternPart } from '../paths/pattern-part.ts';
import { type AddressResolver, addressResolver, type AddressResolverNeeds } from '../address-resolver.ts';
import { locationOf } from '../judge-address.ts';
import { readQueryPattern } from '../redirects/query-pattern.ts';
import type { RedirectRule } from '../redirects/redirect-rule.ts';
import { readPattern } from '../redirects/rule-pattern.ts';
import type { RoutePattern } from '../routes/route-patterns.ts';
import type { RouteMatch } from '../routes/route.ts';
import { witnessAddress } from './witness-address.ts';

type Cell =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'date' | 'open' | 'rest'; readonly text: string };

const anything = 'minta';
const number = '12';
const isNumber = (text: string): boolean => /^\d+$/.test(text);

const cellsOf = (pattern: PathPattern): readonly Cell[] =>
  pattern.flatMap(({ kind, words }): readonly Cell[] => {
    if (kind === 'word') return [{ kind: 'words', words }];
    if (kind === 'date-path') return ['2024', '03', '28'].map((text) => ({ kind: 'date', text }));
    return [{ kind: kind === 'rest' ? 'rest' : 'open', text: anything }];
  });

const textFor = ({ kind, words }: PatternPart, cell: Cell): string | null => {
  const texts = cell.kind === 'words' ? cell.words : [cell.text];
  if (kind === 'word') return cell.kind === 'words' ? (texts.find((text) => words.includes(text)) ?? null) : null;
  if (kind === 'date-word') return null;
  if (kind !== 'digits') return texts[0] ?? null;
  return cell.kind === 'open' || cell.kind === 'rest' ? number : (texts.find(isNumber) ?? null);
};

const commonPath = (rule: PathPattern, cells: readonly Cell[]): string | null => {
  let path = '';
  for (let at = 0; at < Math.max(rule.length, cells.length); at += 1) {
    const part = rule[at] ?? (rule.at(-1)?.kind === 'rest' ? rule.at(-1) : undefined);
    const cell = cells[at] ?? (cells.at(-1)?.kind === 'rest' ? cells.at(-1) : undefined);
    const text = part === undefined || cell === undefined ? null : textFor(part, cell);
    if (text === null) return null;
    path += `/${text}`;
  }
  return path === '' ? '/' : path;
};

const filed = (rows: readonly RoutePattern[]): ((rule: PathPattern) => readonly RoutePattern[]) => {
  const byWord = new Map<string, RoutePattern[]>();
  for (const row of rows) {
    const words = row.pattern[0]?.words ?? [];
    for (const word of words.length === 0 ? [''] : words) byWord.set(word, [...(byWord.get(word) ?? []), row]);
  }
  return ([first]) => {
    if (first === undefined) return byWord.get('') ?? [];
    return first.kind === 'word' ? [...new Set(first.words.flatMap((word) => byWord.get(word) ?? []))] : rows;
  };
};

export interface PagesTakenNeeds extends Omit<AddressResolverNeeds, 'rules' | 'preview'> {
  readonly book: Pick<AddressResolver, 'trailOf' | 'routes'>;
  readonly reads: (route: RouteMatch) => readonly string[];
}

const maxNamed = 5;

export const addressesInWords = (addresses: readonly string[]): string =>
  addresses.slice(0, maxNamed).join(', ') + (addresses.length > maxNamed ? ` +${addresses.length - maxNamed}` : '');

/** Finds pages that rules hide (R61). Maps rule ids to addresses: paths on the main domain, otherwise absolute. */
export const pagesTaken = (
  rules: readonly RedirectRule[],
  { book, reads, ...needs }: PagesTakenNeeds,
): ReadonlyMap<string, readonly string[]> => {
  const ids = new Set(rules.map(({ id }) => id));
  let plain: AddressResolver | undefined;
  const [mainHost] = needs.sites.map(({ domain }) => domain);
  const tables = [...new Set(needs.sites.map(({ domain }) => domain))].map((host) => {
    const { patterns } = book.routes;
    return {
      host,
      rowsFor: filed(
        needs.sites.some((site) => site.domain === host && site.role !== 'sister') ? patterns.main : patterns.sister,
      ),
    };
  });
  const isTaken = (id: string, keys: readonly string[], address: Address): boolean => {
    plain ??= addressResolver({ ...needs, rules: [] });
    const { outcome, route } = plain.judge({ ...address, query: '' });
    if (outcome !== 'page' || route === null) return false;
    const read = keys.length === 0 ? [] : reads(route);
    return (
      (keys.length === 0 || keys.some((key) => read.includes(key))) &&
      book.trailOf(address).steps.find(({ rule }) => ids.has(rule))?.rule === id
    );
  };
  const found = new Map<string, readonly string[]>();
  for (const rule of rules) {
    const pattern = readPattern(rule.from);
    const keys = readQueryPattern(rule.from).map(({ key }) => key);
    const [, query = ''] = witnessAddress(rule).split('?');
    const taken = new Map<string, string>();
    for (const { host, rowsFor } of tables)
      for (const row of rowsFor(pattern)) {
        const path = commonPath(pattern, cellsOf(row.pattern));
        if (path === null || taken.has(path) || !isTaken(rule.id, keys, { host, path, query })) continue;
        taken.set(path, `${host === mainHost ? '' : `https://${host}`}${locationOf({ path, query })}`);
      }
    if (taken.size > 0) found.set(rule.id, [...taken.values()]);
  }
  return found;
};
