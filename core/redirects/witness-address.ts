import { isDateAt } from '../routing/calendar-date.ts';
import type { RedirectRule } from './redirect-rule.ts';

/** What the names of a pattern stand for, by their text between the braces. */
type Values = Readonly<Record<string, string>>;

const ordinary = 'minta';
const ordinaryDate: Values = { yyyy: '2024', mm: '03', dd: '28' };

const nameIn = (segment: string): string | null => /^\{([^{}]*)\}$/.exec(segment)?.[1] ?? null;

const isWordOf = (name: string, word: string): boolean => {
  if (name === 'yyyymmdd') return word.length === 8 && isDateAt(word, 0, 4, 6);
  return !name.includes('|') || name.split('|').includes(word);
};

const valueOf = (name: string, values: Values): string => {
  if (name === 'yyyymmdd') return values['yyyymmdd'] ?? ['yyyy', 'mm', 'dd'].map((part) => values[part] ?? ordinaryDate[part]).join('');
  return values[name] ?? (name.includes('|') ? (name.split('|')[0] ?? '') : (ordinaryDate[name] ?? ordinary));
};

const segmentsOf = (path: string): readonly string[] => path.slice(1).split('/');

/** An address of the rule in which its names stand for these values, and for ordinary words where there is none. */
export const witnessAddress = ({ from }: Pick<RedirectRule, 'from'>, values: Values = {}): string =>
  `/${segmentsOf(from).map((segment) => { const name = nameIn(segment); return name === null ? segment : valueOf(name, values); }).join('/')}`;

/** Values with which a piece of a target reads as the word; null when there are none. */
const valuesFor = (piece: string, word: string): Values | null => {
  const names = [...piece.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '');
  const pattern = piece.split(/\{[^{}]*\}/).map((text) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')).join('(.+)');
  const [, ...found] = new RegExp(`^${pattern}$`).exec(word) ?? [];
  if (names.length === 0) return piece === word ? {} : null;
  if (found.length < names.length || names.some((name, index) => !isWordOf(name, found[index] ?? ''))) return null;
  return Object.fromEntries(names.map((name, index) => [name, found[index] ?? '']));
};

/** What a segment of a pattern asks of the word there; null when any word will do. */
const wanted = (segment: string): readonly string[] | null => {
  const name = nameIn(segment);
  if (name === null) return [segment];
  if (name === 'yyyymmdd') return ['20240328'];
  return name.includes('|') ? name.split('|') : null;
};

const join = (pieces: readonly string[], from: readonly string[]): Values | null => {
  let values: Values = {};
  for (const [index, segment] of from.entries()) {
    const piece = pieces[index];
    if (piece === undefined) return null;
    const rest = nameIn(piece)?.endsWith('...') === true && index === pieces.length - 1;
    if (rest) return { ...values, [piece.slice(1, -1)]: segmentsOf(witnessAddress({ from: `/${from.slice(index).join('/')}` })).join('/') };
    if (nameIn(segment)?.endsWith('...') === true) return values;
    const words = wanted(segment);
    if (words === null) continue;
    const found = words.map((word) => valuesFor(piece, word)).find((candidate) => candidate !== null) ?? (words.includes(piece) ? {} : null);
    if (found === null) return null;
    values = { ...values, ...found };
  }
  return pieces.length === from.length ? values : null;
};

/** An address of the first rule whose target should fit the second; null when no target of the one can fit the other. */
export const addressIntoRule = (rule: RedirectRule, next: RedirectRule): string | null => {
  if (!rule.to.startsWith('/')) return null;
  const values = join(segmentsOf(rule.to), segmentsOf(next.from));
  return values === null ? null : witnessAddress(rule, values);
};
