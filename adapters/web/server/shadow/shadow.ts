import type { RequestListener } from 'node:http';
import type { Log } from '#adapters/telemetry/log.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { shadowDifference } from '#core/addresses/shadow-difference.ts';
import { pathOf } from '../access-log.ts';
import { requestedAddress } from '../../addresses/requested-address.ts';
import { type ShadowCounts, type ShadowRow, shadowCounts } from './shadow-counts.ts';

export interface ShadowNeeds {
  readonly judge: JudgeAddress;
  readonly tried: JudgeAddress;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly log: Pick<Log, 'fold'>;
}

export interface Shadow extends Pick<ShadowCounts, 'since'> {
  over(answer: RequestListener): RequestListener;
}

const maxLength = 200;
const hostOf = (host: string): string => (/^[\w.:[\]-]{1,100}$/.test(host) ? host : '?');

/** Masks query values, which may be personal data. */
const masked = (place: string | null): string | null => {
  if (place === null) return null;
  const question = place.indexOf('?');
  return `${pathOf(place).slice(0, maxLength)}${question < 0 ? '' : '?…'}`;
};

export const createShadow = ({ judge, tried, now, log }: ShadowNeeds): Shadow => {
  const counts = shadowCounts(now());
  const tell = (row: ShadowRow): void => {
    const { kind, address, before, after, rules } = row;
    log.fold({
      level: kind === 'lost' ? 'warn' : 'info',
      event: 'shadow-difference',
      // Throttle by rule, because the number of addresses is unlimited.
      same: [kind, ...rules],
      fields: { kind, address, before, after, rules },
    });
  };
  return {
    since: counts.since,
    over: (answer) => (request, response) => {
      const { method, url = '' } = request;
      if ((method === 'GET' || method === 'HEAD') && url.startsWith('/')) {
        const address = requestedAddress(request);
        response.once('close', () => {
          const difference = shadowDifference(judge, tried, address, response.statusCode);
          if (difference === undefined) return;
          const row = difference && {
            ...difference,
            address: `${hostOf(address.host)}${pathOf(address.path).slice(0, maxLength)}`,
            before: masked(difference.before),
            after: masked(difference.after),
            rules: difference.rules.slice(0, 5),
          };
          counts.note(now(), row);
          if (row !== null) tell(row);
        });
      }
      answer(request, response);
    },
  };
};
