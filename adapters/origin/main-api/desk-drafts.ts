import { z } from 'zod';
import { notFound, Problem } from '../http/problem.ts';
import { askForDraft, stateOfDraft } from '../newsroom/follow/drafts.ts';
import { staffOf } from '../staff/staff-of.ts';
import type { Call } from './context/api-context.ts';
import { readParameters } from './context/parameters.ts';

const uuidLink = z.object({ uuid: z.uuid().toLowerCase() });
const signedLink = z.object({
  desk: z.coerce.number().int().min(1).max(2_147_483_647),
  post: z.string().regex(/^[\w-]{1,60}$/),
  expires: z.coerce.number().int().min(0),
  signature: z.string().max(200),
});

const named = z.object({ request: z.string().regex(/^[\w-]{43}$/) });
const link = z.union([uuidLink, signedLink]);

/** For staff alone: a draft is no public text. */
export const askDeskDraft: Call = {
  method: 'POST',
  path: '/api/desk-drafts',
  answer: async ({ db, now, security }, { bearer, body }) => {
    await staffOf(security, bearer);
    const { signingKey, otherSigningKey } = security;
    const request = await askForDraft({ db, now, signingKey, otherSigningKey }, readParameters(link, await body()));
    if (request === null) throw new Problem(410, 'The link has expired, or its signature is not valid');
    return { request };
  },
};

export const deskDraft: Call = {
  path: '/api/desk-drafts/:request',
  answer: async ({ db, security }, { bearer, path }) => {
    await staffOf(security, bearer);
    const state = await stateOfDraft(db, readParameters(named, path).request);
    if (state === null) throw notFound('Draft');
    return state;
  },
};
