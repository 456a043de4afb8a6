import type { RedirectRule } from '#core/addresses/redirects/redirect-rule.ts';
import type { CliNeeds } from '../installation/cli-needs.ts';
import { installationOf } from '../installation/installation.ts';
import type { Io, LentLines } from '../terminal/io.ts';
import { collectTraffic } from '../traffic/collect-traffic.ts';
import { addMethodTo } from '../traffic/day-counts.ts';
import { countLines, exactTally, tallyRoom } from '../traffic/exact-tally.ts';
import type { LogPart, PartsRead, TrafficNeeds } from './read-parts.ts';
import { readParts } from './read-parts.ts';
import { sharedState } from './shared-state.ts';

/** Structured-cloneable. */
export interface ReadingOrder {
  readonly rules: readonly RedirectRule[];
  readonly host: string;
  readonly keepQuery: boolean;
  readonly fingerprints: boolean;
  readonly traffic: TrafficNeeds;
  readonly parts: readonly LogPart[];
  readonly memory: SharedArrayBuffer;
  readonly oldAddresses?: unknown;
}

export interface ReadingAnswer extends PartsRead {
  readonly counts: LentLines;
}

export const readInThread = async (
  needs: CliNeeds,
  io: Pick<Io, 'bytes' | 'putBy' | 'lend'>,
  { rules, host, keepQuery, fingerprints, traffic, parts, memory, oldAddresses }: ReadingOrder,
  signal: AbortSignal,
): Promise<ReadingAnswer> => {
  if (oldAddresses !== undefined) needs.oldAddresses?.take(oldAddresses);
  const tally = exactTally(io.putBy, tallyRoom);
  const isBot = traffic.audience === true ? (await import('isbot')).isbot : null;
  const { taker, end } = collectTraffic(installationOf(needs, { rules }), { host, keepQuery, isBot, tally });
  const reading = {
    fingerprints,
    io,
    traffic,
    parts,
    state: sharedState(memory),
    signal,
    addMethod: addMethodTo(tally),
  };
  const read = await readParts(reading, taker);
  end();
  return { ...read, counts: io.lend(countLines(tally.counts())) };
};
