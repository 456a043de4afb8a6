import type { Upstream } from '#adapters/http/call-upstream.ts';
import type { Notices } from '#core/ports/notices.ts';
import { asMainSite, type MainApiNeeds } from '../../requests/ask-main-api.ts';
import { noticesWire } from './notices.wire.ts';

type Needs = Pick<MainApiNeeds, 'siteHeader' | 'sites' | 'clock'>;

export const createNotices = (http: Upstream, needs: Needs): Notices => {
  const schema = noticesWire(
    needs.sites.map(({ slug }) => slug),
    needs.clock.now,
  );
  return {
    standing: () =>
      http
        .get(['api', 'frontend', 'notices'], {}, { deadline: 'secondary', schema, headers: asMainSite(needs) })
        .map(({ notices }) => notices),
  };
};
