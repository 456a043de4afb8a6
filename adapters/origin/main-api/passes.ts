import { z } from 'zod';
import { notFound, Problem } from '../http/problem.ts';
import { passOf } from '../passes/pass-of.ts';
import { hashOf, newSecret } from '../passes/secrets.ts';
import type { Call } from './api-context.ts';
import { readParameters } from './parameters.ts';

const redeeming = z.object({ key: z.string().min(22).max(200) });

/** One statement finds the key and uses it up, so that of two who come at once only one gets the token. */
export const redeemKey: Call = {
  method: 'POST',
  path: '/api/passes/redeem',
  answer: async ({ db, now }, { body }) => {
    const { key } = readParameters(redeeming, await body());
    const token = newSecret();
    const row = await db
      .updateTable('reader_passes')
      .set({ key_hash: null, token_hash: hashOf(token) })
      .where('key_hash', '=', hashOf(key))
      .where('key_until', '>', now())
      .where('valid_until', '>', now())
      .returning('valid_until')
      .executeTakeFirst();
    if (row === undefined) throw notFound('The key');
    return { token, validUntil: row.valid_until };
  },
};

/** What the token of the call opens. */
export const ownPass: Call = {
  path: '/api/passes/own',
  answer: async (context, { bearer }) => {
    const pass = await passOf(context, bearer);
    if (pass === null) throw new Problem(401, 'The token opens nothing', { 'WWW-Authenticate': 'Bearer' });
    return pass;
  },
};
