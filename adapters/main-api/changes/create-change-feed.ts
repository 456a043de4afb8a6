import { errAsync } from 'neverthrow';
import { z } from 'zod';
import type { Change, ChangeSet } from '#adapters/changes/change.ts';
import type { ChangeFeed } from '#adapters/changes/change-feed.ts';
import { maxEpoch, maxNumber, untold } from '#adapters/changes/edition.ts';
import { CallFault } from '#adapters/http/call-fault.ts';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { Failure } from '#core/failure/failure.ts';

const number = z.number().int().min(0).max(maxNumber);

const changeWire: z.ZodType<Change> = z.object({
  number,
  kind: z.enum(['removed', 'edited', 'purged']).catch('edited'),
  slugs: z.array(z.string()),
  pages: z.array(z.object({ site: z.string(), path: z.string() })).default([]),
  all: z.boolean(),
});

export const changesWire: z.ZodType<ChangeSet> = z.object({
  epoch: z.string().min(1).max(maxEpoch),
  number,
  reset: z.boolean(),
  changes: z.array(changeWire).max(1_000),
});

/** A separate bulkhead: reader traffic must not delay removals. */
const policy = 'changes';

const isRefused = ({ cause }: Failure): boolean => cause instanceof CallFault && cause.status === 400;

export const createChangeFeed = (http: Upstream, node: string): ChangeFeed => {
  const ask: ChangeFeed['after'] = ({ epoch, number: after }, wait, signal) =>
    http.get(
      ['api', 'changes'],
      { after: Math.floor(after), epoch, node, wait },
      { deadline: 'primary', policy, schema: changesWire, signal },
    );
  return {
    // A 400 means that the main API does not know this epoch; no older cache entry can be trusted.
    after: (edition, wait, signal) =>
      ask(edition, wait, signal).orElse((failure) =>
        isRefused(failure) && edition.epoch !== ''
          ? ask(untold, 0, signal).map((set) => ({ ...set, reset: true }))
          : errAsync(failure),
      ),
    receipt: (receipt) =>
      http.send(
        'POST',
        ['api', 'changes', 'receipts'],
        { node, ...receipt },
        { deadline: 'secondary', policy: 'receipts', schema: z.unknown() },
      ),
    signOff: () =>
      http.send('DELETE', ['api', 'changes', 'nodes', { node }], null, {
        deadline: 'secondary',
        policy: 'receipts',
        schema: z.unknown(),
      }),
  };
};
