import { expect, test } from '@playwright/test';
import { mainSite, sisterSite } from './addresses.ts';

/**
 * Where a block stands beside the page's own content, and a sign that it is there. A page that goes out without it is
 * made anew within seconds (R9).
 */
const late = [
  [`${mainSite}/`, 'PodcastEpisode'],
  [`${sisterSite}/`, 'PodcastEpisode'],
  [`${mainSite}/after`, 'PodcastEpisode'],
  [`${mainSite}/g7`, 'PodcastEpisode'],
  [`${mainSite}/karakter`, 'PodcastEpisode'],
  [`${mainSite}/g7/podcast`, 'class="shows'],
  [`${mainSite}/g7/podcast?isMobileApp=1`, 'class="shows'],
] as const;

test('what comes late to a server that has just started is there', async ({ request }) => {
  test.setTimeout(120_000);
  for (const [address, sign] of late) {
    const { host, pathname, search } = new URL(address);
    const text = async (): Promise<string> => (await request.get(pathname + search, { headers: { host } })).text();
    await expect.poll(text, { message: address, intervals: [500, 1000], timeout: 60_000 }).toContain(sign);
  }
});
