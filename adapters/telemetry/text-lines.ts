import { styleText } from 'node:util';
import { eventsInWords } from './events-in-words.ts';

type Line = Readonly<Record<string, unknown>>;

const told = new Set(['time', 'level', 'event', 'count', 'request']);

const valueInWords = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  return String((value as { readonly message?: unknown }).message ?? JSON.stringify(value));
};

/** An event without words of its own; null below a warning. */
const fieldsInWords = (level: string, event: string, line: Line): string | null =>
  level === 'info'
    ? null
    : [
        event,
        ...Object.entries(line)
          .filter(([name]) => !told.has(name))
          .map(([name, value]) => `${name} ${valueInWords(value)}`),
      ].join(', ');

const marks = { warn: ['yellow', 'Warning: '], error: ['red', 'Error: '] } as const;
const isMarked = (level: string): level is keyof typeof marks => level in marks;

const wrapped = (text: string, columns: number): string => {
  const indent = /^ */.exec(text)?.[0] ?? '';
  const lines: string[] = [];
  let line = indent;
  for (const word of text.slice(indent.length).split(' ')) {
    const isFirst = line.trim() === '';
    if (!isFirst && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = `${indent}  ${word}`;
    } else line = isFirst ? line + word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
};

const minColumns = 40;

/** A line of the log in words; null for an event that a person need not see. */
export const textOf = (line: Line, { colour = false, columns = 80 } = {}): string | null => {
  const [level, event] = [String(line['level']), String(line['event'])];
  const inWords = eventsInWords[event];
  const text = inWords === undefined ? fieldsInWords(level, event, line) : inWords(line);
  if (text === null || text === '') return null;
  const [paint, mark] = isMarked(level) ? marks[level] : (['reset', ''] as const);
  const [first = '', ...others] = `${mark}${text}`
    .split('\n')
    .map((part) => wrapped(part, Math.max(columns, minColumns)));
  const begun =
    colour && mark !== '' ? styleText(paint, mark, { validateStream: false }) + first.slice(mark.length) : first;
  return `${[begun, ...others].join('\n')}\n`;
};

interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
}

type Env = Readonly<Record<string, string | undefined>>;

const isForPerson = ({ LOG_FORMAT }: Env, { isTTY }: Output): boolean =>
  LOG_FORMAT === 'text' || (isTTY === true && LOG_FORMAT !== 'json');

/** Writes lines of the log as they are, or in words: on a terminal and with LOG_FORMAT=text. */
export const writeLines = (env: Env, output: Output): ((line: string) => void) => {
  if (!isForPerson(env, output)) return (line) => void output.write(line);
  const colour = output.isTTY === true && !env['NO_COLOR'];
  return (line) => {
    const text = textOf(JSON.parse(line) as Line, { colour, columns: output.columns });
    if (text !== null) output.write(text);
  };
};
