import { crmQuery } from '#core/readers/accounts/crm-query.ts';
import type { Held, heldBy } from '#core/pages/readers/support/held-by.ts';
import type { ReaderNotice, ReaderProblem } from '#core/pages/readers/support/reader-step.ts';
import type { OwnTopics } from '#core/readers/topics/own-topics.ts';
import { firstValue } from '#core/addresses/paths/query.ts';
import { doneParameter, wayBackParameter } from '#core/pages/readers/support/open-support.ts';
import type { AdmitReader } from './admit-readers.ts';
import type { ReaderDoors } from './reader-doors.ts';
import {
  leadsTo,
  profilePath,
  type ReaderCall,
  type ReaderOutcome,
  shows,
  signInPath,
  waits,
} from './reader-outcome.ts';

export interface ShowProfileNeeds {
  readonly doors: ReaderDoors;
  readonly admit: AdmitReader;
  readonly heldBy: ReturnType<typeof heldBy>;
  /** Query parameters that are passed on to the CRM (R35). */
  readonly crmParameters: readonly string[];
  readonly topicsOf?: (call: ReaderCall) => Promise<OwnTopics>;
}

const notices: ReadonlyMap<string, ReaderNotice> = new Map([
  ['hirlevel-be', 'newsletter-on'],
  ['hirlevel-ki', 'newsletter-off'],
  ['lemondas', 'cancelled'],
]);

export const signInFirst = `${signInPath}?${wayBackParameter}=${encodeURIComponent(profilePath)}`;

const away = shows({ kind: 'away', validUntil: null });

/** Redirects to sign-in when the reader has no valid session. */
export const createShowProfile = ({ doors, admit, heldBy: held, crmParameters, topicsOf }: ShowProfileNeeds) => {
  const shown = async (call: ReaderCall, what: Held, notice: ReaderNotice | null, problem: ReaderProblem | null) => {
    const { site, cookie } = call;
    if (what.kind === 'account') return shows({ ...what, topics: await topicsOf?.(call), notice, problem });
    if (what.kind !== 'nothing') return shows(what);
    return (await doors.leave(site, cookie)).match(
      () => leadsTo(`${signInFirst}&${doneParameter}=lejart`, doors.forget(site)),
      () => away,
    );
  };

  return async (call: ReaderCall, problem: ReaderProblem | null = null): Promise<ReaderOutcome> => {
    const { site, cookie, query } = call;
    // A form was counted already.
    const wait = call.request.method === 'POST' ? 0 : admit('account', call.asker);
    if (wait > 0) return waits(wait);
    const session = await doors.sessionOf(site, cookie);
    if (session.isErr()) return away;
    if (session.value === null) return leadsTo(signInFirst, doors.forget(site));
    const notice = notices.get(firstValue(query, doneParameter) ?? '') ?? null;
    return (await held(session.value.token, crmQuery(query, crmParameters))).match(
      (what) => shown(call, what, notice, problem),
      () => away,
    );
  };
};

export type ShowProfile = ReturnType<typeof createShowProfile>;
