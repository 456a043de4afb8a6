import { err, ok, type Result } from 'neverthrow';
import { valueAt, withValueAt } from './at-path.ts';
import type { FindingKind } from './finding.ts';
import { judgeDocument } from './judge-response.ts';
import type { SampleCall } from './sample-calls.ts';

const kinds: readonly FindingKind[] = ['missing', 'type', 'value', 'status', 'slow'];

/** `unknown-call`, or the fault would change nothing that the client reads. */
export interface FaultRefusal {
  readonly fault: string;
  readonly why: 'grammar' | 'unknown-call' | 'no-field' | 'harmless';
}

export interface MockAnswer {
  readonly status: number;
  readonly body: string;
  readonly type: string;
  readonly delayMs: number;
}

/** Longer than the usual `--slow`. */
const defaultDelayMs = 1_500;
const maxDelayMs = 60_000;

const json = 'application/json; charset=utf-8';
const problem = (status: number): MockAnswer => ({
  status,
  type: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: 'Planted fault', status, detail: 'Planted fault' }),
  delayMs: 0,
});

export const sampleAnswer = (document: unknown): MockAnswer => ({
  status: 200,
  type: json,
  body: JSON.stringify(document),
  delayMs: 0,
});

export const noSuchCall = problem(404);

const wrongTypes: readonly unknown[] = [{ nonsense: true }, 17, 'nonsense', [17]];
const wrongValues: readonly unknown[] = [-1, 1e15, 0.5, 1e9, '', '!', 'nonsense', 'x'.repeat(10_000)];

/** Paths of all values, with the first item of each list. */
const pathsOf = (value: unknown, path = ''): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .slice(0, Array.isArray(value) ? 1 : undefined)
        .flatMap(([name, inner]) => {
          const own = path === '' ? name : `${path}.${name}`;
          return [own, ...pathsOf(inner, own)];
        })
    : [];

const spoiled = ({ document, made }: SampleCall, kind: FindingKind, path: string): unknown =>
  (kind === 'missing' ? [undefined] : kind === 'type' ? wrongTypes : wrongValues)
    .map((value) => withValueAt(document, path, value))
    .find((copy) => {
      const findings = judgeDocument(copy, made);
      return findings.length === 1 && findings[0]?.kind === kind && findings[0].path === path;
    });

const changed = (
  fault: string,
  call: SampleCall,
  kind: FindingKind,
  path: string,
): Result<MockAnswer, FaultRefusal> => {
  if (path !== '' && valueAt(call.document, path) === undefined) return err({ fault, why: 'no-field' });
  for (const one of path === '' ? pathsOf(call.document) : [path]) {
    const document = spoiled(call, kind, one);
    if (document !== undefined) return ok(sampleAnswer(document));
  }
  return err({ fault, why: 'harmless' });
};

const delayed = (fault: string, { document }: SampleCall, text: string): Result<MockAnswer, FaultRefusal> => {
  const delayMs = text === '' ? defaultDelayMs : Number(text);
  return Number.isInteger(delayMs) && delayMs > 0 && delayMs <= maxDelayMs
    ? ok({ ...sampleAnswer(document), delayMs })
    : err({ fault, why: 'grammar' });
};

const statusOf = (fault: string, text: string): Result<MockAnswer, FaultRefusal> => {
  const status = text === '' ? 500 : Number(text);
  return /^[345]\d\d$/.test(String(status)) && status !== 404 ? ok(problem(status)) : err({ fault, why: 'grammar' });
};

/** The response to a call with a fault, `call:kind[:path]`. The path of `slow` is in milliseconds, of `status` a status. */
export const plantFault = (
  fault: string,
  calls: readonly SampleCall[],
): Result<{ readonly name: string; readonly answer: MockAnswer }, FaultRefusal> => {
  const [name = '', word = '', path = '', ...more] = fault.split(':');
  const kind = kinds.find((one) => one === word);
  if (kind === undefined || more.length > 0) return err({ fault, why: 'grammar' });
  const call = calls.find((one) => one.name === name);
  if (call === undefined) return err({ fault, why: 'unknown-call' });
  const html: MockAnswer = { status: 200, type: 'text/html', body: '<!doctype html><p>Planted fault', delayMs: 0 };
  const answer =
    kind === 'slow'
      ? delayed(fault, call, path)
      : kind === 'status'
        ? statusOf(fault, path)
        : path === '' && kind !== 'value'
          ? ok<MockAnswer, FaultRefusal>(kind === 'missing' ? noSuchCall : html)
          : changed(fault, call, kind, path);
  return answer.map((planted) => ({ name, answer: planted }));
};
