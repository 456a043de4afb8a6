import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createTraceOf } from './request-id.ts';

const valid = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
const asking = (traceparent: unknown): IncomingMessage => ({ headers: { traceparent } }) as unknown as IncomingMessage;

it.each([
  ['of a trusted proxy', true, valid, valid],
  ['of a reader', false, valid, undefined],
  ['without a trace', true, undefined, undefined],
  ['of zeros', true, `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`, undefined],
  ['that is not one', true, 'x', undefined],
])('continues a trace %s: %s', (_, isTrusted, sent, used) => {
  expect(createTraceOf({ sent: () => isTrusted })(asking(sent))).toBe(used);
});
