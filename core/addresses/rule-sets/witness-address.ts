import { isDateAt } from '../paths/calendar-date.ts';
import { digitsName } from '../redirects/query-pattern.ts';
import type { RedirectRule } from '../redirects/redirect-rule.ts';
import { pathOfPattern } from '../redirects/rule-pattern.ts';

type Values = Readonly<Record<string, string>>;

const ordinary = 'minta';
const ordinaryNumber = '12';
const ordinaryDate: Values = { yyyy: '2024', mm: '03', dd: '28' };

const nameIn = (segment: string): string | null => /^\{([^{}]*)\}$/.exec(segment)?.[1] ?? null;

const isWordOf = (name: string, word: string): boolean => {
  if (name === 'yyyymmdd') return word.length === 8 && isDateAt(word, 0, 4, 6);
  if (digitsName(name) !== null) return /^\d+$/.test(word);
  return !name.includes('|') || name.split('|').includes(word);
};

const valueOf = (name: string, values: Values): string => {
  if (name === 'yyyymmdd')
    return values['yyyymmdd'] ?? ['yyyy', 'mm', 'dd'].map((part) => values[part] ?? ordinaryDate[part]).join('');
  const digits = digitsName(name);
  if (digits !== null) return values[digits] ?? ordinaryNumber;
  return values[name] ?? (name.includes('|') ? (name.split('|')[0] ?? '') : (ordinaryDate[name] ?? ordinary));
};

const segmentsOf = (path: string): readonly string[] => path.slice(1).split('/');

export const witnessAddress = ({ from }: Pick<RedirectRule, 'from'>, values: Values = {}): string =>
  from.replace(/\{([^{}]*)\}/g, (_, name: string) => valueOf(name, values));

const valuesFor = (piece: string, word: string): Values | null => {
  if (!piece.includes('{')) return piece === word ? {} : null;
  const names = [...piece.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '');
  const pattern = piece
    .split(/\{[^{}]*\}/)
    .map((text) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
    .join('(.+)');
  const [, ...found] = new RegExp(`^${pattern}$`).exec(word) ?? [];
  if (found.length < names.length || names.some((name, index) => !isWordOf(name, found[index] ?? ''))) return null;
  return Object.fromEntries(names.map((name, index) => [name, found[index] ?? '']));
};

const wanted = (segment: string): readonly string[] | null => {
  const name = nameIn(segment);
  if (name === null) return [segment];
  if (name === 'yyyymmdd') return ['20240328'];
  if (digitsName(name) !== null) return [ordinaryNumber];
  return name.includes('|') ? name.split('|') : null;
};

export interface CutRule {
  readonly rule: RedirectRule;
  readonly from: readonly string[];
  readonly words: readonly (readonly string[] | null)[];
  readonly to: readonly string[] | null;
}

export const cutRule = (rule: RedirectRule): CutRule => {
  const from = segmentsOf(pathOfPattern(rule.from));
  return { rule, from, words: from.map(wanted), to: rule.to.startsWith('/') ? segmentsOf(rule.to) : null };
};

const isRest = (segment: string): boolean => segment.endsWith('...}');

const mayFit = (to: readonly string[], { from, words }: CutRule): boolean => {
  for (let at = 0; at < from.length; at += 1) {
    const piece = to[at];
    if (piece === undefined) return false;
    if (isRest(piece) || isRest(from[at] ?? '')) return true;
    if (!piece.includes('{') && words[at]?.includes(piece) === false) return false;
  }
  return to.length === from.length;
};

const valuesInto = (to: readonly string[], { from, words }: CutRule): Values | null => {
  const values: Record<string, string> = {};
  for (const [at, segment] of from.entries()) {
    const piece = to[at] ?? '';
    if (isRest(piece) && at === to.length - 1)
      return { ...values, [piece.slice(1, -1)]: witnessAddress({ from: `/${from.slice(at).join('/')}` }).slice(1) };
    if (isRest(segment)) return values;
    const found =
      words[at] === null
        ? {}
        : words[at]?.map((word) => valuesFor(piece, word)).find((candidate) => candidate !== null);
    if (found === undefined || found === null) return null;
    Object.assign(values, found);
  }
  return values;
};

export const addressIntoRule = ({ rule, to }: CutRule, next: CutRule): string | null => {
  const values = to !== null && mayFit(to, next) ? valuesInto(to, next) : null;
  if (values === null) return null;
  const [, asked] = witnessAddress(next.rule).split('?');
  const address = witnessAddress(rule, values);
  return asked === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}${asked}`;
};
