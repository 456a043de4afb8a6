import { causeInWords } from '#adapters/control/cause-in-words.ts';
import { serverEnded } from '#adapters/control/send-request.ts';

interface Failure {
  readonly failed: string;
  readonly about: string;
}

const ofServer = new Set([
  'refused',
  'unknown-host',
  'unreachable',
  'denied',
  'no-such-database',
  'starting',
  'too-many-connections',
]);

const troubleOf = (cause: unknown): Failure | null => {
  if (!(cause instanceof Error) || cause.name !== 'DatabaseTrouble') return null;
  const { kind } = cause as Error & { readonly kind: string };
  if (kind === 'in-use') return { failed: 'in-use', about: cause.message };
  return { failed: ofServer.has(kind) ? 'no-database' : 'broken', about: cause.message };
};

/** node-postgres has no error codes for most lost connections. */
const isOfLostLine = (code: string, message: string): boolean =>
  /^(?:ECONNRESET|EPIPE|08|57P0[12])/.test(code) || /not queryable|connection terminated/i.test(message);

const kindOf = (code: unknown, message: string): string => {
  if (code === serverEnded) return 'server-ended';
  const text = typeof code === 'string' ? code : '';
  if (isOfLostLine(text, message)) return 'database-lost';
  if (/^(?:ECONN|ENOTFOUND|EAI_|28|3D|57)/.test(text)) return 'no-database';
  return 'broken';
};

export const failureOf = (cause: unknown): Failure => {
  const about = causeInWords(cause);
  return troubleOf(cause) ?? { failed: kindOf((cause as { readonly code?: unknown }).code, about), about };
};
