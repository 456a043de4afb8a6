import { z } from 'zod';
import { takeHook } from '../newsroom/follow/take-hook.ts';
import { Problem } from '../http/problem.ts';
import type { Call } from './context/api-context.ts';
import { readParameters } from './context/parameters.ts';

const hook = z.object({ body: z.string().max(2_000), signature: z.string().max(500) });

export const deskHook: Call = {
  method: 'POST',
  path: '/api/follow/:desk',
  answer: async ({ db, now, security: { signingKey, otherSigningKey } }, { path, body }) => {
    const desk = Number(path['desk']);
    if (!Number.isInteger(desk) || desk < 1 || desk > 2_147_483_647) throw new Problem(404, 'No such desk');
    const taken = await takeHook({ db, now, signingKey, otherSigningKey }, desk, readParameters(hook, await body()));
    if (taken === 'no-desk') throw new Problem(404, 'No such desk');
    if (taken === 'refused') throw new Problem(403, 'The signature is not valid, or was used before');
    return {};
  },
};
