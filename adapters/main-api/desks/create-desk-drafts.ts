import { z } from 'zod';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import { asMainSite, type MainApiNeeds } from '../requests/ask-main-api.ts';

const asked = z.object({ request: z.string() }).transform(({ request }) => request);
const state = z.object({ path: z.string().startsWith('/').nullable(), why: z.string().nullable() });

export const createDeskDrafts = (http: Upstream, needs: Pick<MainApiNeeds, 'siteHeader' | 'sites'>) => {
  const shared = { deadline: 'primary', policy: 'desk-drafts', headers: asMainSite(needs) } as const;
  return {
    ask: (link: Readonly<Record<string, string>>, token: string) =>
      http.send('POST', ['api', 'desk-drafts'], link, { ...shared, token, schema: asked }),
    look: (request: string, token: string) =>
      http.get(['api', 'desk-drafts', { request }], {}, { ...shared, token, schema: state }),
  };
};
