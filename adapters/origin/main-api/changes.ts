import { z } from 'zod';
import { changesAfter } from '../changes/change-log.ts';
import { keepReceipt, noteNode, signOff } from '../changes/web-nodes.ts';
import { leaveEpoch } from '../database/edits/in-edit.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Call } from './context/api-context.ts';
import { readParameters } from './context/parameters.ts';

const whole = z
  .string()
  .regex(/^\d{1,15}$/, 'must be a whole number')
  .transform(Number);
const node = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/, 'must be 1 to 64 characters of A-Z a-z 0-9 . _ -');

const asking = z.object({
  after: whole.default(0),
  epoch: z.string().max(100, 'must be at most 100 characters').default(''),
  node: node.optional(),
  wait: whole.refine((seconds) => seconds <= 30, 'must be at most 30').default(0),
});

const nothing = -1;

/** Edits after a number. Long polling: waits for the next edit when there is none. */
export const changes: Call = {
  path: '/api/changes',
  answer: async ({ db, edits }, { query, onGone }) => {
    const { after, epoch, node: asker, wait } = readParameters(asking, query);
    const asked = { epoch, number: after };
    let known = await edits.catchUp();
    if (asker !== undefined && epoch === known.epoch && after > known.number) {
      await leaveEpoch(db, asked);
      known = await edits.catchUp();
    }
    if (asker !== undefined)
      await noteNode(db, asker, {
        epoch: known.epoch,
        number: epoch === known.epoch && after <= known.number ? after : nothing,
      });
    if (!(await edits.otherThan(asked, wait * 1000, onGone)))
      throw new Problem(503, 'Too many clients wait for changes', { 'Retry-After': '1' });
    return changesAfter(db, asked, edits.current());
  },
};

const maxBytes = 128 * 1024;
const count = z.number().int().min(0).max(1e9);
const ms = z.number().min(0).max(1e9);
const receipt = z.object({
  node,
  number: count,
  pages: count,
  feeds: count,
  sitemaps: count,
  others: count,
  sample: z.array(z.string().max(4_200)).max(20),
  ms,
  edges: z
    .array(z.object({ name: z.string().max(300), ms: ms.nullable() }))
    .max(20)
    .optional(),
});

/** A node's report of evicted cache entries; editors' commands show it. */
export const takeReceipt: Call = {
  method: 'POST',
  path: '/api/changes/receipts',
  answer: async ({ db }, { body }) => {
    const { node: name, ...told } = readParameters(receipt, await body(maxBytes));
    if (!(await keepReceipt(db, name, told))) throw notFound(`Node ${name}`);
    return { kept: true };
  },
};

export const signNodeOff: Call = {
  method: 'DELETE',
  path: '/api/changes/nodes/:id',
  answer: async ({ db }, { path }) => {
    await signOff(db, readParameters(z.object({ id: node }), path).id);
    return { signedOff: true };
  },
};
