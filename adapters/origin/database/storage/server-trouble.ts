import { causeInWords } from './cause-in-words.ts';
import { DatabaseTrouble } from './trouble.ts';
import type { TroubleKind } from './trouble.ts';

type Known = readonly [kind: TroubleKind, what: string];

const known: Readonly<Record<string, Known>> = {
  ECONNREFUSED: ['refused', 'refuses connections: is it running, and does it listen there?'],
  ENOTFOUND: ['unknown-host', 'is on a host that nobody knows: check DATABASE_URL'],
  EAI_AGAIN: ['unknown-host', 'is on a host whose name cannot be looked up now'],
  '28P01': ['denied', 'does not take this user and password: check DATABASE_URL'],
  28000: ['denied', 'does not let this user in: check DATABASE_URL and pg_hba.conf'],
  42501: ['denied', 'does not give this user the rights it needs: it has to own the database'],
  '3D000': ['no-such-database', 'has no such database: create it (createdb), or check DATABASE_URL'],
  '57P03': ['starting', 'is starting up or shutting down'],
  53300: ['too-many-connections', 'has no connection left: raise max_connections, or run fewer nodes'],
  53100: ['disk-full', 'has no space left on its disk: free some of it'],
  25006: ['read-only', 'is read-only, as a standby is: name the primary in DATABASE_URL'],
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
      `${place} does not answer: is the way there open, and the server alive?`,
      cause,
    );
  return new DatabaseTrouble('unknown', `${place} failed: ${causeInWords(cause)}`, cause);
};
