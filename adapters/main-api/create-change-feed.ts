import { z } from 'zod';
import type { Change, ChangeSet } from '#adapters/changes/change.ts';
import type { ChangeFeed } from '#adapters/changes/change-feed.ts';
import type { Upstream } from '#adapters/http/call-upstream.ts';

const changeWire: z.ZodType<Change> = z.object({
  number: z.number().int().min(0),
  // What is of a kind that is not known yet is at least an edit.
  kind: z.enum(['removed', 'edited', 'purged']).catch('edited'),
  slugs: z.array(z.string()),
  pages: z.array(z.object({ site: z.string(), path: z.string() })).default([]),
  all: z.boolean(),
});

const changesWire: z.ZodType<ChangeSet> = z.object({
  epoch: z.string().min(1).max(64),
  number: z.number().int().min(0),
  reset: z.boolean(),
  changes: z.array(changeWire).max(1_000),
});

/** Questions about changes have places of their own: no flood of readers keeps a node from hearing of a removal. */
const policy = 'changes';

/** What a main API has changed, as it tells the web node of this name (docs/upstreams/main-api.md, 'Changes'). */
export const createChangeFeed = (http: Upstream, node: string): ChangeFeed => ({
  after: ({ epoch, number }, wait, signal) =>
    http.get(
      ['api', 'changes'],
      { after: Math.floor(number), epoch, node, wait },
      { deadline: 'primary', policy, schema: changesWire, signal },
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
});
