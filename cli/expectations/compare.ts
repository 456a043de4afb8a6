import type { Verdict } from '#core/addresses/judge-address.ts';
import { asciiPath } from '#core/addresses/paths/path-text.ts';
import { absoluteLocation } from '../addresses/describe-verdict.ts';
import { type TypedAddress, readAddress } from '../addresses/read-address.ts';
import type { Expectation } from './expectation.ts';

export interface Mismatch {
  readonly field: 'status' | 'location' | 'route';
  readonly wanted: string;
  readonly found: string | null;
}

const statuses = { page: 200, resource: 200, 'not-found': 404, 'bad-request': 400 } as const;

export const statusOf = ({ outcome, redirect }: Verdict): number =>
  outcome === 'redirect' ? (redirect?.status ?? 0) : statuses[outcome];

export const resolved = (location: string, origin: string): string => {
  const { origin: own, path, query } = readAddress(location, origin);
  return `${own}${asciiPath(path)}${query === '' ? '' : `?${query}`}`;
};

export const leadsTo = ({ redirect }: Verdict, { origin }: TypedAddress): string | null =>
  redirect === null ? null : resolved(absoluteLocation(redirect, origin), origin);

export const mismatches = (
  { status, location, route }: Expectation,
  address: TypedAddress,
  verdict: Verdict,
): readonly Mismatch[] => {
  const found = { status: statusOf(verdict), location: leadsTo(verdict, address), route: verdict.route?.name ?? null };
  const wrong: Mismatch[] = [];
  if (status !== null && status !== found.status)
    wrong.push({ field: 'status', wanted: String(status), found: String(found.status) });
  if (location !== null && resolved(location, address.origin) !== found.location)
    wrong.push({ field: 'location', wanted: location, found: found.location });
  if (route !== null && route !== found.route && route !== verdict.outcome)
    wrong.push({ field: 'route', wanted: route, found: found.route ?? verdict.outcome });
  return wrong;
};
