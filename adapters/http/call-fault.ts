import type { z } from 'zod';
import type { Failure } from '#core/failure/failure.ts';

/** Each way in which a call can go wrong, as the log calls it. */
export type FaultKind =
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'reset'
  | 'redirect'
  | 'status'
  | 'error-in-answer'
  | 'over-budget'
  | 'malformed'
  | 'html'
  | 'too-long'
  | 'breaker-open'
  | 'bulkhead-full'
  | 'unsendable';

interface FaultDetails {
  readonly status?: number;
  /** Where the answer is not what was agreed: path and code of each issue, never a value. */
  readonly issues?: readonly string[];
  /** The system's own word, such as ENOTFOUND, or upstream's for an error that it tells with status 200. */
  readonly code?: string;
}

/** Why a call came to nothing. It holds nothing of what was sent or answered, so that all of it may be logged. */
export class CallFault extends Error {
  override readonly name = 'CallFault';
  readonly kind: FaultKind;
  readonly status: number | undefined;
  readonly issues: readonly string[] | undefined;
  readonly code: string | undefined;

  constructor(kind: FaultKind, { status, issues, code }: FaultDetails = {}) {
    super(status === undefined ? kind : `${kind} ${status}`);
    [this.kind, this.status, this.issues, this.code] = [kind, status, issues, code];
    // Made for each failed call of a flood; it says itself where it comes from.
    this.stack = '';
  }
}

const statusesOfInput: readonly unknown[] = [400, 413, 414, 422];

/**
 * What a failure lies in, where it lasts. An answer that came whole and is too large, or not what was agreed, is the
 * same until its content is edited; a page of a proxy, which is HTML, may pass.
 */
export const lastingOf = ({ kind, status }: CallFault): Pick<Failure, 'lasting'> => {
  if (kind === 'too-long' || kind === 'malformed') return { lasting: 'content' };
  return kind === 'status' && statusesOfInput.includes(status) ? { lasting: 'input' } : {};
};

const mostIssues = 5;
/** Characters; a key of somebody's record is no name of ours. */
const longestPath = 120;

/** `items.3.slug invalid_type` for the first few issues. */
export const issuesInWords = (
  issues: readonly z.core.$ZodIssue[],
  under: readonly PropertyKey[] = [],
): readonly string[] =>
  issues
    .slice(0, mostIssues)
    .map(({ path, code }) => `${[...under, ...path].map(String).join('.').slice(0, longestPath)} ${code}`.trimStart());

const kindByCode: Readonly<Record<string, FaultKind>> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'reset',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  ETIMEDOUT: 'timeout',
  OversizedBody: 'too-long',
  TimeoutError: 'timeout',
  AbortError: 'timeout',
  HTTPParserError: 'malformed',
  'unexpected redirect': 'redirect',
};

/** Codes, names and words down the chain of causes, as fetch nests them. */
const signsOf = (error: unknown): readonly string[] => {
  if (!(error instanceof Error)) return [];
  const { code } = error as NodeJS.ErrnoException;
  return [...(typeof code === 'string' ? [code] : []), error.name, error.message, ...signsOf(error.cause)];
};

/** What made a request or its body break off. */
export const faultOfBreak = (error: unknown): CallFault => {
  const signs = signsOf(error);
  const kind = signs.map((sign) => kindByCode[sign]).find((one) => one !== undefined);
  if (kind !== undefined) return new CallFault(kind);
  const code = signs.find((sign) => /^E[A-Z_]+$/.test(sign));
  // Without a code of the system nothing was sent: a header or an address that no call can carry.
  return code === undefined ? new CallFault('unsendable') : new CallFault('unreachable', { code });
};
