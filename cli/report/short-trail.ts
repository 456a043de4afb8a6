import { locationOf } from '#core/addresses/judge-address.ts';
import { plainPath } from '#core/addresses/paths/path-text.ts';
import { whyUnmatched } from '#core/addresses/routes/why-unmatched.ts';
import type { Messages } from '../messages/messages.ts';
import { endOf } from '../addresses/final-outcome.ts';
import { readAddress, type TypedAddress } from '../addresses/read-address.ts';
import type { Installation } from '../installation/installation.ts';

const maxSteps = 6;

/** Empty when the report had to truncate the URL. */
export type ShortTrail = (url: string) => string;

const stepsOf = ({ book }: Installation, address: TypedAddress): readonly string[] => {
  const { steps, circular } = book.trailOf(address);
  const places = [...new Set(steps.map(locationOf))];
  return circular ? places.slice(0, maxSteps) : places;
};

const whyMissing = (
  { book, needs }: Installation,
  { path }: TypedAddress,
  site: Parameters<typeof whyUnmatched>[2] | undefined,
  { unmatched }: Messages,
): string => (site === undefined ? '' : unmatched(whyUnmatched(book.routes, needs.sites, site, plainPath(path))));

export const shortTrail =
  (installation: Installation, host: string, messages: Messages): ShortTrail =>
  (url) => {
    if (url.endsWith('…')) return '';
    const address = readAddress(url, host);
    const verdict = installation.book.judge(address);
    const { redirect, reason, site } = verdict;
    const steps = stepsOf(installation, address);
    if (reason === 'redirect-loop') return `${steps.join(' → ')} ${messages.report.circle}`;
    if (redirect === null)
      return reason === 'no-route'
        ? whyMissing(installation, address, site?.site, messages)
        : reason === null
          ? ''
          : messages.reasons[reason];
    const { outcome } = endOf(installation.book.judge, address, verdict);
    return `${steps.join(' → ')}${outcome === 'not-found' ? ` ${messages.report.nothingThere}` : ''}`;
  };
