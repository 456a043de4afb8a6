import { callUpstream } from '#adapters/http/call-upstream.ts';
import type { CallWatch } from '#adapters/http/watch-calls.ts';
import { createArticleLists } from '#adapters/main-api/editorial/lists/create-article-lists.ts';
import type { MainApiNeeds } from '#adapters/main-api/requests/ask-main-api.ts';
import type { Time } from '#adapters/time/time.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';

interface Plan {
  readonly mainApiUrl: string;
  readonly mainApiHeaders: Readonly<Record<string, string>>;
  readonly sites: SiteFamily;
  readonly time: Time;
}

/**
 * Whether the main API has a list of articles, even an empty one: every page needs one. A new client for each attempt:
 * breakers and the data cache would repeat a failure for minutes.
 */
export const loadsContent =
  (
    { mainApiUrl, mainApiHeaders, sites: [{ slug }], time }: Plan,
    needs: MainApiNeeds,
    { onFailure, onDropped }: CallWatch,
  ) =>
  async (): Promise<boolean> => {
    const http = callUpstream({
      baseUrl: mainApiUrl,
      name: 'main-api',
      errorsInJson: true,
      headers: mainApiHeaders,
      time,
      onFailure,
      onDropped,
    });
    return (await createArticleLists(http, needs).latest(slug, null, 1)).isOk();
  };
