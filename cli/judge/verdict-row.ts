import type { Donations, Outcome, Verdict } from '#core/addresses/judge-address.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import { describeVerdict } from '../addresses/describe-verdict.ts';
import type { FinalOutcome } from '../addresses/final-outcome.ts';
import type { TypedAddress } from '../addresses/read-address.ts';
import type { Installation } from '../installation/installation.ts';
import { addressReader } from '../traffic/address-reader.ts';
import { maxLineLength } from '../terminal/text-lines.ts';

export interface VerdictRow {
  readonly address: string;
  readonly outcome: Outcome | 'error';
  readonly status: number | null;
  readonly location: string | null;
  readonly site: string | null;
  readonly route: string | null;
  /** After all redirects (R51). */
  readonly final: FinalOutcome | null;
  readonly finalStatus: number | null;
  readonly finalLocation: string | null;
  readonly rules: readonly string[];
}

export const verdictColumns = [
  'address',
  'outcome',
  'status',
  'location',
  'site',
  'route',
  'final',
  'finalStatus',
  'finalLocation',
  'rules',
] as const satisfies readonly (keyof VerdictRow)[];

export type VerdictColumn = (typeof verdictColumns)[number];

const firstStatus: Readonly<Record<Outcome, number | null>> = {
  page: 200,
  resource: 200,
  redirect: null,
  'not-found': 404,
  'bad-request': 400,
};

const shownOfTooLong = 256;

/** The decoder's replacement for invalid bytes. */
const noText = '\ufffd';

const isAddress = (line: string): boolean =>
  line !== '' &&
  line.length < maxLineLength &&
  // oxlint-disable-next-line no-control-regex
  (line.startsWith('/') || /^https?:\/\//i.test(line) || !/[\0- \u007f]/.test(line)) &&
  !line.includes(noText);

const errorRow = (line: string): VerdictRow => ({
  address: line.length < maxLineLength ? line : line.slice(0, shownOfTooLong),
  outcome: 'error',
  status: null,
  location: null,
  site: null,
  route: null,
  final: null,
  finalStatus: null,
  finalLocation: null,
  rules: [],
});

const rowOf = (line: string, address: TypedAddress, judge: (address: Address) => Verdict): VerdictRow => {
  const { outcome, redirect, site, route, final } = describeVerdict(line, address, judge(address), judge);
  return {
    address: line,
    outcome,
    status: redirect?.status ?? firstStatus[outcome],
    location: redirect?.location ?? null,
    site: site?.slug ?? null,
    route: route?.name ?? null,
    final: final.outcome,
    finalStatus: final.status,
    finalLocation: final.location,
    rules: redirect?.rules ?? [],
  };
};

export const verdictRows = (
  { book }: Installation,
  host: string,
  donations: Donations,
): ((line: string) => VerdictRow) => {
  const read = addressReader(host);
  const judge = (address: Address): Verdict => book.judge(address, donations);
  return (line) => (isAddress(line) ? rowOf(line, read(line), judge) : errorRow(line));
};
