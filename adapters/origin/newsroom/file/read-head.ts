import type { z } from 'zod';
import type { FaultKind } from '#adapters/newsroom-contract/file-fault.ts';
import type { Blame } from './blame.ts';
import { blameWrongLetters } from './blame-letters.ts';
import { parseJson, TooDeep } from '../../http/parse-json.ts';
import { jsonLines, type JsonLines, lineOfPath } from './json-lines.ts';

type Issue = z.core.$ZodIssue;

const kindOf = (issue: Issue): FaultKind => {
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'unknown-field';
    case 'invalid_value':
      return issue.input === undefined ? 'missing' : 'not-one-of';
    case 'invalid_type':
      return issue.input === undefined ? 'missing' : 'wrong-type';
    case 'invalid_union':
      return issue.input === undefined ? 'missing' : 'wrong-type';
    default:
      return 'malformed';
  }
};

const shown = (value: unknown): string | undefined =>
  value === undefined ? undefined : JSON.stringify(value).slice(0, 80);

const blameIssue = (issue: Issue, lines: JsonLines, firstLine: number, blame: Blame): void => {
  const lineAt = (path: readonly PropertyKey[]): number => firstLine - 1 + lineOfPath(lines, path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.forEach((key) =>
      blame('unknown-field', lineAt([...issue.path, key]), { field: [...issue.path, key].join('.') }),
    );
  }
  const known = issue.code === 'invalid_value' ? { known: issue.values.map(String) } : {};
  blame(kindOf(issue), lineAt(issue.path), { field: issue.path.join('.'), found: shown(issue.input), ...known });
};

const parsed = (text: string, firstLine: number, blame: Blame): { readonly value: unknown } | null => {
  try {
    return { value: parseJson(text) };
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    const [, at] = /at position (\d+)/.exec(said) ?? [];
    const before = at === undefined ? text.trimEnd() : text.slice(0, Number(at));
    const line = firstLine + before.split('\n').length - 1;
    if (cause instanceof TooDeep) blame('too-deep', line);
    else blame('not-json', line, { found: said });
    return null;
  }
};

export interface ReadHead<T> {
  readonly raw: unknown;
  readonly head: T | null;
}

export const readHead = <T>(schema: z.ZodType<T>, text: string, firstLine: number, blame: Blame): ReadHead<T> => {
  const json = parsed(text, firstLine, blame);
  if (json === null) return { raw: null, head: null };
  const read = schema.safeParse(json.value, { reportInput: true });
  const lines = jsonLines(text);
  const blamed = new Set(read.error?.issues.map(({ path }) => path.join('.')));
  const lineAt = (path: readonly PropertyKey[]): number => firstLine - 1 + lineOfPath(lines, path);
  blameWrongLetters(json.value, blamed, lineAt, blame);
  if (read.success) return { raw: json.value, head: read.data };
  for (const issue of read.error.issues) blameIssue(issue, lines, firstLine, blame);
  return { raw: json.value, head: null };
};
