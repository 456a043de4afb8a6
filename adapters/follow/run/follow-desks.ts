import type { FollowedDesk } from '#adapters/newsroom-contract/follow.ts';
import type { Time } from '#adapters/time/time.ts';
import { join } from 'node:path';
import { openConverter, type ConvertRules } from '../convert/convert-posts.ts';
import { openLabels } from '../convert/known-labels.ts';
import { openDesk, type OpenDesk } from './open-desk.ts';
import { followDesk, type FollowingDesk } from './follow-desk.ts';
import { newFollowed, type FollowLog } from '../state/followed.ts';
import { giveCommand, type ExecuteCommand } from '../state/give-command.ts';

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

interface Led {
  readonly desk: FollowedDesk;
  readonly following: FollowingDesk;
}

/** Follows the desks of the database that no other process follows. Returns a function that stops it. */
export const followDesks = (needs: FollowNeeds): (() => Promise<void>) => {
  const { node, dataDir, execute, openDesk: open = openDesk, convertWith = openConverter, rulesOf, time, log } = needs;
  const led = new Map<number, Led>();
  let leadsUntil = 0;
  let renewedAt = time.monotonic();
  const mayLead = (): boolean => time.monotonic() < leadsUntil;

  const end = async (id: number, { following }: Led): Promise<void> => {
    led.delete(id);
    await following.stop();
  };

  const begin = async (desk: FollowedDesk): Promise<void> => {
    const [{ done }, { done: listed }] = [
      await giveCommand(execute, { do: 'follow-items', desk: desk.id }),
      await giveCommand(execute, { do: 'follow-list' }),
    ];
    const zone = listed.desks.find(({ id }) => id === desk.id)?.report?.zone ?? null;
    const followed = newFollowed(done.items, zone);
    const rules = rulesOf(desk.site);
    const labels = await openLabels(execute, desk.site, { ...rules, now: Math.floor(time.now() / 1000) });
    const own: ExecuteCommand = (command) => execute({ ...(command as object), lead: { desk: desk.id, node } });
    const source = open(desk, followed, time);
    const around = { desk, source, execute: own, time, log };
    const folder = join(dataDir, 'follow', String(desk.id));
    const converter = convertWith({ desk, source, followed, labels, rules, execute, folder, time });
    log('desk-followed', { desk: desk.id, address: desk.address, posts: followed.items.size });
    const following = followDesk(around, followed, converter, labels, mayLead);
    led.set(desk.id, { desk, following });
    const { done: taken } = await giveCommand(execute, { do: 'follow-hints', node, again: true });
    for (const hint of taken.hints) led.get(hint.desk)?.following.hint(hint);
  };

  const lead = async (): Promise<void> => {
    const asked = time.monotonic();
    const { done } = await giveCommand(execute, { do: 'follow-lead', node, seconds: leadFor });
    // After a longer pause another process may have led in between.
    if (time.monotonic() - renewedAt >= leadFor * 1000) for (const [id, one] of led) await end(id, one);
    [renewedAt, leadsUntil] = [asked, asked + certainFor];
    const ids = new Set(done.desks.map(({ id }) => id));
    for (const [id, one] of led) if (!ids.has(id)) await end(id, one);
    for (const desk of done.desks) {
      const known = led.get(desk.id);
      if (known === undefined) await begin(desk);
      else if (known.desk.confirmedAt !== desk.confirmedAt) {
        led.set(desk.id, { ...known, desk });
        known.following.confirm();
      }
    }
  };

  const takeHints = async (): Promise<void> => {
    const { done } = await giveCommand(execute, { do: 'follow-hints', node });
    for (const hint of done.hints) led.get(hint.desk)?.following.hint(hint);
    for (const draft of done.drafts) led.get(draft.desk)?.following.draft(draft);
  };

  let renewAt = 0;
  let failing = '';
  const turn = async (): Promise<void> => {
    const now = time.monotonic();
    try {
      if (now >= renewAt) {
        await lead();
        renewAt = now + (led.size > 0 ? renewEvery : idleEvery);
      } else if (led.size > 0) await takeHints();
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
    await Promise.all([...led.values()].map(({ following }) => following.stop()));
    if (led.size > 0) await giveCommand(execute, { do: 'follow-lead', node, seconds: 0 }).catch(() => undefined);
  };
};
