import type { z } from 'zod';
import type { Failure } from '#core/failure/failure.ts';

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
  /** Path and code of each schema issue, never a value. */
  readonly issues?: readonly string[];
  /** The system's error code (ENOTFOUND), or the upstream's for an error sent with status 200. */
  readonly code?: string;
}

/** Why a call failed. Contains no request or response data and is safe to log. */
export class CallFault extends Error {
  override readonly name = 'CallFault';
  readonly kind: FaultKind;
  readonly status: number | undefined;
  readonly issues: readonly string[] | undefined;
  readonly code: string | undefined;

  constructor(kind: FaultKind, { status, issues, code }: FaultDetails = {}) {
    super(status === undefined ? kind : `${kind} ${status}`);
    [this.kind, this.status, this.issues, this.code] = [kind, status, issues, code];
    // A stack for each failed call is too expensive under load.
    this.stack = '';
  }
}

/** As `error.type` of OpenTelemetry: a status code or a fixed word. */
export const faultWord = ({ cause, kind }: Failure): string => {
  if (!(cause instanceof CallFault)) return kind;
  return cause.status === undefined ? cause.kind : String(cause.status);
};

const statusesOfInput: readonly unknown[] = [400, 413, 414, 422];

/**
 * A complete response that is too large or malformed fails until its content is edited. An HTML error page from a proxy
 * may be temporary.
 */
export const lastingOf = ({ kind, status }: CallFault): Pick<Failure, 'lasting'> => {
  if (kind === 'too-long' || kind === 'malformed') return { lasting: 'content' };
  return kind === 'status' && statusesOfInput.includes(status) ? { lasting: 'input' } : {};
};

const maxIssues = 5;
const maxPathLength = 120;

export const issuesInWords = (
  issues: readonly z.core.$ZodIssue[],
  under: readonly PropertyKey[] = [],
): readonly string[] =>
  issues
    .slice(0, maxIssues)
    .map(({ path, code }) =>
      `${[...under, ...path].map(String).join('.').slice(0, maxPathLength)} ${code}`.trimStart(),
    );

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

const signsOf = (error: unknown): readonly string[] => {
  if (!(error instanceof Error)) return [];
  const { code } = error as NodeJS.ErrnoException;
  return [...(typeof code === 'string' ? [code] : []), error.name, error.message, ...signsOf(error.cause)];
};

export const faultOfBreak = (error: unknown): CallFault => {
  const signs = signsOf(error);
  const kind = signs.map((sign) => kindByCode[sign]).find((one) => one !== undefined);
  if (kind !== undefined) return new CallFault(kind);
  // Codes of Node's HTTP parser.
  if (signs.some((sign) => sign.startsWith('HPE_'))) return new CallFault('malformed');
  const code = signs.find((sign) => /^E[A-Z_]+$/.test(sign) && !/^ERR_(?:HTTP_|INVALID_|UNESCAPED_)/.test(sign));
  // Without a system error code the request was never sent: its header or URL is invalid.
  return code === undefined ? new CallFault('unsendable') : new CallFault('unreachable', { code });
};
