import { z } from 'zod';
import { takeHook } from '../newsroom/follow/take-hook.ts';
import { Problem } from '../http/problem.ts';
import type { Call } from './context/api-context.ts';
import { readParameters } from './context/parameters.ts';

/** Ghost sends the whole post with its revisions. Each character takes up to two bytes more in JSON. */
const [maxBody, maxRequest] = [4 * 1024 * 1024, 9 * 1024 * 1024];
const hook = z.object({ body: z.string().max(maxBody), signature: z.string().max(500) });

export const deskHook: Call = {
  method: 'POST',
  path: '/api/follow/:desk',
  answer: async ({ db, now, security: { signingKey, otherSigningKey } }, { path, body }) => {
    const desk = Number(path['desk']);
    if (!Number.isInteger(desk) || desk < 1 || desk > 2_147_483_647) throw new Problem(404, 'No such desk');
    const taken = await takeHook(
      { db, now, signingKey, otherSigningKey },
      desk,
      readParameters(hook, await body(maxRequest)),
    );
    if (taken === 'no-desk') throw new Problem(404, 'No such desk');
    if (taken === 'refused') throw new Problem(403, 'The signature is not valid, or was used before');
    return {};
  },
};
