import type { Verdict } from '#core/addresses/judge-address.ts';
import type { AudienceCounter } from './audience.ts';
import { targetOf } from '../logs/log-entry.ts';
import type { EntryTaker } from '../logs/read-log.ts';
import type { TypedAddress } from '../addresses/read-address.ts';
import type { Installation } from '../installation/installation.ts';
import type { KnownHost } from './known-hosts.ts';
import { knownHosts } from './known-hosts.ts';
import { knownTargets } from './known-targets.ts';
import type { Note, Reaction } from './number-reactions.ts';
import { numberReactions } from './number-reactions.ts';
import type { Group } from './verdict-groups.ts';
import { grouping } from './verdict-groups.ts';
import { addWaiting, together, waitingRequests } from './waiting-requests.ts';

export type NoteOn = (address: TypedAddress, verdict: Verdict, group: Group) => Note;

export interface TrafficJudge extends EntryTaker {
  readonly groups: () => readonly Group[];
}

/** `host` is for logs without one; `audience` is null when the audience is not counted. */
export const judgeTraffic = (
  installation: Installation,
  host: string,
  noteOn: NoteOn,
  audience: AudienceCounter | null = null,
): TrafficJudge => {
  const { judge } = installation.book;
  const groups: Group[] = [];
  const groupOf = grouping(installation, groups);
  const hostOf = knownHosts(host);
  const known = knownTargets();
  const reactions = numberReactions();
  const waiting = waitingRequests();
  const reactionTo = (address: TypedAddress): Reaction => {
    const verdict = judge(address);
    const group = groupOf(address, verdict);
    return { group, note: noteOn(address, verdict, group) };
  };
  const count = ({ group, note }: Reaction, status: number, mark: number, weight: number): void => {
    group.hits += weight;
    note(status, audience === null || audience.isPerson(mark), weight);
    audience?.count(mark, group, weight);
  };
  const recall = (hash: number, { number, read }: KnownHost, bytes: Buffer, start: number, end: number): Reaction => {
    const found = known.get(hash, number, bytes, start, end);
    if (found >= 0) return reactions.at(found);
    const reaction = reactionTo(read(bytes.toString('latin1', start, end)));
    const value = reactions.numberOf(reaction);
    if (value >= 0) known.set(hash, number, bytes, start, end, value);
    return reaction;
  };
  const settle = (): void => {
    const { bytes, hosts, starts, ends, statuses, hashes, marks, weights, length } = waiting;
    for (let at = 0; at < length; at += 1)
      hashes[at] = known.hashOf((hosts[at] as KnownHost).number, bytes, starts[at] as number, ends[at] as number);
    known.fetch(hashes, length);
    for (let at = 0; at < length; at += 1)
      count(
        recall(hashes[at] as number, hosts[at] as KnownHost, bytes, starts[at] as number, ends[at] as number),
        statuses[at] as number,
        marks[at] as number,
        weights[at] as number,
      );
    waiting.length = 0;
    audience?.settle();
  };
  return {
    groups: () => groups,
    settle,
    take: (entry) => {
      const asked = hostOf(entry.host);
      const waits = entry.end > 0 && asked.number >= 0 && known.canHold(entry.bytes, entry.start, entry.end);
      if (!waits || entry.bytes !== waiting.bytes || waiting.length === together) settle();
      const mark = audience === null ? 0 : audience.markOf(entry);
      if (waits) addWaiting(waiting, asked, entry, mark);
      else count(reactionTo(asked.read(targetOf(entry))), entry.status, mark, entry.weight);
    },
  };
};
