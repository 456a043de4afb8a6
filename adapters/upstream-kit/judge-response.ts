import type { z } from 'zod';
import type { Refusal } from '#adapters/http/ask-once.ts';
import { readNotingDrops } from '#adapters/http/dropped-items.ts';
import { valueAt } from './at-path.ts';
import type { Finding } from './finding.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { judgeShape, shown } from './judge-shape.ts';

export interface Agreement {
  readonly schema: z.ZodType;
  readonly refusalIn?: ((document: unknown) => Refusal | null) | undefined;
}

/** Values that the client's own parser refuses or drops. */
const ofParser = (document: unknown, schema: z.ZodType): readonly Finding[] => {
  const { result, dropped } = readNotingDrops(document, (read) => schema.safeParse(read));
  const failed = result.error?.issues.map(({ path, code }) => `${path.map(String).join('.')} ${code}`) ?? [];
  return [...failed, ...dropped].map((words): Finding => {
    const path = words.slice(0, Math.max(0, words.lastIndexOf(' ')));
    const value = valueAt(document, path);
    const isMissing = value === undefined || value === '';
    return { path, kind: isMissing ? 'missing' : 'value', expected: 'a valid value', got: shown(value) };
  });
};

const patternOf = ({ path, kind }: Finding): string => `${kind} ${path.replaceAll(/\b\d+\b/g, '#')}`;
const isWithin = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}.`);

/** The first of each field: a field that is wrong in every item of a list is one fault. */
const firstOfFields = (findings: readonly Finding[]): readonly Finding[] => {
  const seen = new Set<string>();
  return findings.filter((finding) => {
    const known = seen.has(patternOf(finding));
    seen.add(patternOf(finding));
    return !known;
  });
};

/** Compares a response with what the client reads from it. */
export const judgeDocument = (document: unknown, { schema, refusalIn }: Agreement): readonly Finding[] => {
  const refusal = refusalIn?.(document) ?? null;
  if (refusal !== null) return [{ path: 'errors', kind: 'status', expected: 'no errors', got: refusal.code }];
  const shape = firstOfFields(judgeShape(document, jsonSchemaOf(schema)));
  const parsed = ofParser(document, schema).filter(
    ({ path }) => !shape.some((one) => isWithin(one.path, path) || isWithin(path, one.path)),
  );
  return firstOfFields([...shape, ...parsed]);
};

export const judgeText = (text: string, agreement: Agreement): readonly Finding[] => {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return [{ path: '', kind: 'type', expected: 'JSON', got: /^\s*</.test(text) ? 'HTML' : shown(text.slice(0, 40)) }];
  }
  return judgeDocument(document, agreement);
};
