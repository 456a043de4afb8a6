import { causeInWords } from './cause-in-words.ts';
import { DatabaseTrouble } from './trouble.ts';
import type { TroubleKind } from './trouble.ts';

type Known = readonly [kind: TroubleKind, what: string];

const known: Readonly<Record<string, Known>> = {
  ECONNREFUSED: ['refused', 'refuses connections: check that it runs and listens there'],
  ENOTFOUND: ['unknown-host', 'has an unknown host name: check DATABASE_URL'],
  EAI_AGAIN: ['unknown-host', 'has a host name that DNS cannot resolve now'],
  '28P01': ['denied', 'rejects this user and password: check DATABASE_URL'],
  28000: ['denied', 'rejects this user: check DATABASE_URL and pg_hba.conf'],
  42501: ['denied', 'denies this user a permission: the user must own the database'],
  '3D000': ['no-such-database', 'has no such database: create it (createdb), or check DATABASE_URL'],
  '57P03': ['starting', 'is starting up or shutting down'],
  53300: ['too-many-connections', 'has no free connection: raise max_connections, or run fewer nodes'],
  53100: ['disk-full', 'has a full disk: free space on it'],
  25006: ['read-only', 'is read-only, probably a standby: set DATABASE_URL to the primary'],
};

const placeOf = (databaseUrl: string): string => {
  if (!URL.canParse(databaseUrl)) return 'PostgreSQL';
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${hostname || 'the local socket'}:${port || '5432'}${pathname}`;
};

const codeOf = (cause: unknown): string => String((cause as { readonly code?: unknown } | null)?.code ?? '');
const isOfTheLine = (cause: unknown): boolean =>
  /^(E[A-Z]{3,}|08...|57P0[12])$/.test(codeOf(cause)) ||
  /timeout|terminated|ended unexpectedly/i.test(causeInWords(cause));

export const serverTrouble = (databaseUrl: string, cause: unknown): DatabaseTrouble => {
  const place = placeOf(databaseUrl);
  const [kind, what] = known[codeOf(cause)] ?? [];
  if (kind !== undefined) return new DatabaseTrouble(kind, `${place} ${what}`, cause);
  if (isOfTheLine(cause))
    return new DatabaseTrouble(
      'unreachable',
      `${place} does not respond: check the network and that the server runs`,
      cause,
    );
  return new DatabaseTrouble('unknown', `${place} failed: ${causeInWords(cause)}`, cause);
};
