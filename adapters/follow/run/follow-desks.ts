import type { DeskReport, LedDesk } from '#adapters/newsroom-contract/follow.ts';
import type { Time } from '#adapters/time/time.ts';
import { join } from 'node:path';
import { DeskFault } from '../desk/desk-fault.ts';
import { openConverter, type ConvertRules } from '../convert/convert-posts.ts';
import { openLabels } from '../convert/known-labels.ts';
import { openDesk, type OpenDesk } from './open-desk.ts';
import { followDesk, type FollowingDesk } from './follow-desk.ts';
import { newFollowed, type FollowLog } from '../state/followed.ts';
import { giveCommand, type ExecuteCommand } from '../state/give-command.ts';
import { whyOf } from '../desk/why-of.ts';

export interface FollowNeeds {
  /** Unique among the processes of one database. */
  readonly node: string;
  readonly dataDir: string;
  readonly execute: ExecuteCommand;
  readonly openDesk?: OpenDesk;
  readonly convertWith?: typeof openConverter;
  readonly rulesOf: (site: string) => ConvertRules;
  readonly time: Time;
  readonly log: FollowLog;
}

/** Seconds; another process takes over after them. */
const leadFor = 15;
/** Milliseconds. An article is not imported later than this: another process may lead by then. */
const [renewEvery, idleEvery, certainFor, hintsEvery] = [4_000, 15_000, 10_000, 250];

/** Milliseconds. */
const openAgainAfter = 60_000;

interface Led {
  /** Null when it could not be opened. */
  readonly following: Promise<FollowingDesk | null>;
  /** Monotonic milliseconds; null unless it could not be opened. */
  openAgainAt: number | null;
}

const noReport: DeskReport = {
  lastSuccess: {},
  delays: [],
  queue: 0,
  zone: null,
  doubt: null,
  fault: null,
  unmapped: [],
};

/** Follows the desks of the database that no other process follows. Returns a function that stops it. */
export const followDesks = (needs: FollowNeeds): (() => Promise<void>) => {
  const { node, dataDir, execute, openDesk: open = openDesk, convertWith = openConverter, rulesOf, time, log } = needs;
  const led = new Map<number, Led>();
  /** When the earlier following of a desk has ended: two must not write at once. */
  const ended = new Map<number, Promise<void>>();
  let leadsUntil = 0;
  let renewedAt = time.monotonic();
  const mayLead = (): boolean => time.monotonic() < leadsUntil;

  const reportOf = async (desk: LedDesk): Promise<DeskReport | null> => {
    const { done } = await giveCommand(execute, { do: 'follow-list' });
    return done.desks.find(({ id }) => id === desk.id)?.report ?? null;
  };

  const takeHints = async (again: boolean): Promise<void> => {
    const { done } = await giveCommand(execute, { do: 'follow-hints', node, again });
    for (const hint of done.hints) void led.get(hint.desk)?.following.then((one) => one?.hint(hint));
    for (const draft of done.drafts) void led.get(draft.desk)?.following.then((one) => one?.draft(draft));
  };

  const follow = async ({ secrets, ...rest }: LedDesk, own: ExecuteCommand): Promise<FollowingDesk> => {
    if (secrets === null) throw new DeskFault('the signing key does not decrypt its key: follow it again');
    const desk = { ...rest, secrets };
    const { done } = await giveCommand(execute, { do: 'follow-items', desk: desk.id });
    const followed = newFollowed(done.items, (await reportOf(desk))?.zone ?? null);
    const rules = rulesOf(desk.site);
    const labels = await openLabels(execute, desk.site, { ...rules, now: Math.floor(time.now() / 1000) });
    const source = open(desk, followed, time);
    const around = { desk, source, execute: own, time, log };
    const folder = join(dataDir, 'follow', String(desk.id));
    const converter = convertWith({ desk, source, followed, labels, rules, execute: own, folder, time });
    await takeHints(true);
    log('desk-followed', { desk: desk.id, address: desk.address, posts: followed.items.size });
    return followDesk(around, followed, converter, labels, mayLead);
  };

  const noteFault = async (desk: LedDesk, own: ExecuteCommand, cause: unknown): Promise<void> => {
    const why = whyOf(cause);
    log('desk-not-opened', { desk: desk.id, why });
    const now = Math.floor(time.now() / 1000);
    const before = (await reportOf(desk)) ?? noReport;
    const fault = { since: before.fault?.since ?? now, why: why.slice(0, 500), nextTry: now + openAgainAfter / 1000 };
    const report = { ...before, fault };
    await giveCommand(own, { do: 'follow-note', desk: desk.id, items: [], removed: [], report });
  };

  /** Apart from the others: a desk that cannot be opened delays none of them. */
  const begin = (desk: LedDesk): void => {
    const own: ExecuteCommand = (command) => execute({ ...(command as object), lead: { desk: desk.id, node } });
    const opened = Promise.resolve(ended.get(desk.id)).then(() => follow(desk, own));
    const one: Led = {
      openAgainAt: null,
      following: opened.catch(async (cause: unknown) => {
        one.openAgainAt = time.monotonic() + openAgainAfter;
        // The newsroom's database may be away.
        await noteFault(desk, own, cause).catch(() => undefined);
        return null;
      }),
    };
    led.set(desk.id, one);
  };

  const end = (id: number, { following }: Led): void => {
    led.delete(id);
    ended.set(
      id,
      following.then((one) => one?.stop()),
    );
  };

  const lead = async (): Promise<void> => {
    const asked = time.monotonic();
    const { done } = await giveCommand(execute, { do: 'follow-lead', node, seconds: leadFor });
    // After a longer pause another process may have led in between.
    if (time.monotonic() - renewedAt >= leadFor * 1000) for (const [id, one] of led) end(id, one);
    [renewedAt, leadsUntil] = [asked, asked + certainFor];
    const ids = new Set(done.desks.map(({ id }) => id));
    for (const [id, one] of led) if (!ids.has(id)) end(id, one);
    for (const desk of done.desks) {
      if ((led.get(desk.id)?.openAgainAt ?? Infinity) <= asked) led.delete(desk.id);
      if (!led.has(desk.id)) begin(desk);
      const { confirmedAt } = desk;
      if (confirmedAt !== null) void led.get(desk.id)?.following.then((one) => one?.confirm(confirmedAt));
    }
  };

  let renewAt = 0;
  let failing = '';
  const turn = async (): Promise<void> => {
    const now = time.monotonic();
    try {
      if (now >= renewAt) {
        await lead();
        renewAt = now + (led.size > 0 ? renewEvery : idleEvery);
      } else if (led.size > 0) await takeHints(false);
      failing = '';
    } catch (cause) {
      // The database is away: nothing is published until it is back.
      if (failing !== String(cause)) log('desks-not-followed', { why: String(cause) });
      failing = String(cause);
    }
  };

  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await turn();
      await time.wait(hintsEvery, stopping.signal).catch(() => undefined);
    }
  };
  const running = run();

  return async () => {
    stopping.abort();
    await running;
    leadsUntil = 0;
    const hasLed = led.size > 0;
    for (const [id, one] of led) end(id, one);
    await Promise.all(ended.values());
    if (hasLed) await giveCommand(execute, { do: 'follow-lead', node, seconds: 0 }).catch(() => undefined);
  };
};
