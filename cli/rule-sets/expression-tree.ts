import { Result } from 'neverthrow';
import type { CharSet } from './char-set.ts';
import { allChars, digits, dot, noChars, oneChar, rangeOfChars, spaces, wordChars } from './char-set.ts';

export type ExpressionNode =
  | { readonly kind: 'chars'; readonly chars: CharSet }
  | { readonly kind: 'sequence' | 'choice'; readonly items: readonly ExpressionNode[] }
  | { readonly kind: 'repeat'; readonly item: ExpressionNode; readonly min: number; readonly max: number }
  | { readonly kind: 'look'; readonly item: ExpressionNode }
  | { readonly kind: 'edge' }
  | { readonly kind: 'back-reference' };

interface Reader {
  readonly text: string;
  at: number;
}

const classes: Readonly<Record<string, CharSet>> = {
  d: digits,
  D: allChars & ~digits,
  w: wordChars,
  W: allChars & ~wordChars,
  s: spaces,
  S: allChars & ~spaces,
};

const controls: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', v: '\v', f: '\f', '0': '\0' };

const take = (reader: Reader, expression: RegExp): RegExpExecArray | null => {
  expression.lastIndex = reader.at;
  const found = expression.exec(reader.text);
  if (found !== null) reader.at = expression.lastIndex;
  return found;
};

const escape = /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|c([a-z])|([pP])\{[^}]*\}|([\s\S]))/iy;

const escaped = (reader: Reader): CharSet => {
  const [, braced, long, short, control, property, plain = '\\'] = take(reader, escape) ?? [];
  const code = braced ?? long ?? short;
  if (code !== undefined) return oneChar(Number.parseInt(code, 16));
  if (control !== undefined) return oneChar(control.charCodeAt(0) % 32);
  if (property !== undefined) return allChars;
  return classes[plain] ?? oneChar((controls[plain] ?? plain).charCodeAt(0));
};

const bracketItem = (reader: Reader): { chars: CharSet; code: number | null } => {
  const start = reader.at;
  if (reader.text[start] === '\\') {
    const chars = reader.text[start + 1] === 'b' ? oneChar(8) : escaped(reader);
    if (reader.at === start) reader.at += 2;
    return { chars, code: (chars & (chars - 1n)) === 0n ? chars.toString(2).length - 1 : null };
  }
  reader.at += 1;
  const code = reader.text.charCodeAt(start);
  return { chars: oneChar(code), code };
};

const brackets = (reader: Reader): CharSet => {
  const [opening = ''] = take(reader, /\[\^?/y) ?? [];
  let chars = noChars;
  while (reader.at < reader.text.length && reader.text[reader.at] !== ']') {
    const from = bracketItem(reader);
    const isRange =
      reader.text[reader.at] === '-' && reader.text[reader.at + 1] !== ']' && reader.at + 1 < reader.text.length;
    if (isRange) reader.at += 1;
    const to = isRange ? bracketItem(reader) : from;
    chars |= from.code === null || to.code === null ? from.chars | to.chars : rangeOfChars(from.code, to.code);
  }
  reader.at += 1;
  return opening === '[^' ? allChars & ~chars : chars;
};

const group = (reader: Reader): ExpressionNode => {
  const [opening = ''] = take(reader, /\((?:\?(?:[=!]|<[=!]|<[^>]*>|[a-z-]*:))?/y) ?? [];
  const item = alternatives(reader);
  reader.at += 1;
  return /^\(\?<?[=!]$/.test(opening) ? { kind: 'look', item } : item;
};

const atom = (reader: Reader): ExpressionNode => {
  if (take(reader, /\^|\$/y) !== null) return { kind: 'edge' };
  if (take(reader, /\\[bB]/y) !== null) return { kind: 'look', item: { kind: 'sequence', items: [] } };
  if (take(reader, /\\(?:[1-9]\d*|k<[^>]*>)/y) !== null) return { kind: 'back-reference' };
  if (take(reader, /\./y) !== null) return { kind: 'chars', chars: dot };
  const next = reader.text[reader.at];
  if (next === '(') return group(reader);
  if (next === '[') return { kind: 'chars', chars: brackets(reader) };
  if (next === '\\') return { kind: 'chars', chars: escaped(reader) };
  reader.at += 1;
  return { kind: 'chars', chars: oneChar((next ?? '').charCodeAt(0)) };
};

const counts: Readonly<Record<string, readonly [number, number]>> = {
  '*': [0, Infinity],
  '+': [1, Infinity],
  '?': [0, 1],
};

const repeated = (reader: Reader): ExpressionNode => {
  const item = atom(reader);
  const [, sign, from, comma, to] = take(reader, /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y) ?? [];
  if (sign === undefined && from === undefined) return item;
  const [min, max] = counts[sign ?? ''] ?? [
    Number(from),
    comma === '' ? Number(from) : to === '' ? Infinity : Number(to),
  ];
  return { kind: 'repeat', item, min, max };
};

const sequence = (reader: Reader): ExpressionNode => {
  const items: ExpressionNode[] = [];
  while (reader.at < reader.text.length && !'|)'.includes(reader.text[reader.at] ?? '')) items.push(repeated(reader));
  return { kind: 'sequence', items };
};

const alternatives = (reader: Reader): ExpressionNode => {
  const items = [sequence(reader)];
  while (take(reader, /\|/y) !== null) items.push(sequence(reader));
  return items.length === 1 && items[0] !== undefined ? items[0] : { kind: 'choice', items };
};

export const maxExpressionLength = 1000;

const compiles = Result.fromThrowable(
  (text: string, flags: string) => new RegExp(text, flags),
  () => null,
);

export const isExpression = (text: string): boolean => compiles(text, 'u').isOk() || compiles(text, '').isOk();

export const expressionTree = (text: string): ExpressionNode | null =>
  text.length > maxExpressionLength || !isExpression(text) ? null : alternatives({ text, at: 0 });
