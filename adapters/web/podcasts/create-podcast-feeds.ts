import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ResultAsync } from 'neverthrow';
import { pageName } from '#adapters/changes/page-name.ts';
import type { CommonDataSource } from '#core/ports/common-data-source.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { Podcasts } from '#core/ports/podcasts.ts';
import type { Channel } from '#core/podcasts/channel.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { plainPath } from '#core/addresses/paths/path-text.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { type Answer, type KeepAnswers } from '../kept-answers.ts';
import { cacheControl } from '../lifetime.ts';
import { textBody } from '../cached-page.ts';
import { sendAnswer } from '../send-answer.ts';
import { channelOfSite, podcastFeed } from './podcast-feed.ts';
import { writePodcast } from './write-podcast.ts';

const keptBytes = 4 * 1024 * 1024;
/** Shorter than others': an episode may be out a moment before its sound is. */
const keptFor = 15;
const caching = cacheControl({ fresh: 60, whileRevalidating: 300, ifError: 864_000 });
const pattern = /^\/rss\/podcast(?:\/([^/]+))?$/;

export interface PodcastFeedNeeds {
  readonly judge: JudgeAddress;
  readonly podcasts: Podcasts;
  readonly commonData: CommonDataSource;
  /** The words of the feed of all that a site has to hear. */
  readonly allOf: (site: Site) => { readonly title: string; readonly description: string };
  /** Before the `@` of the owner's address at each domain; empty tells nobody's. */
  readonly ownerMailbox: string;
  readonly headers: readonly string[];
  readonly keepAnswers: KeepAnswers;
}

/**
 * Answers `/rss/podcast`, all episodes of a site, and `/rss/podcast/{slug}`, those of one podcast. False for any
 * other address.
 */
export const createPodcastFeeds = ({
  judge,
  podcasts,
  commonData,
  allOf,
  ownerMailbox,
  headers,
  keepAnswers,
}: PodcastFeedNeeds) => {
  const keep = keepAnswers({ kind: 'feeds', seconds: keptFor, maxBytes: keptBytes });

  const channelOf = (site: Site, slug: string | undefined): ResultAsync<Channel, Failure> => {
    if (slug !== undefined) return podcasts.channel(site.slug, slug);
    const { title, description } = allOf(site);
    return podcasts.published(site.slug).map((episodes) => channelOfSite(site, title, description, episodes));
  };

  const make = async (site: Site, slug: string | undefined, self: string): Promise<Answer> => {
    const [channel, common] = await Promise.all([channelOf(site, slug), commonData.ofSite(site.slug)]);
    const place = {
      site,
      self,
      assetsUrl: common.map(({ assetsUrl }) => assetsUrl).unwrapOr(''),
      ownerEmail: ownerMailbox === '' ? '' : `${ownerMailbox}@${site.domain}`,
    };
    return channel.match(
      (found): Answer => {
        const text = writePodcast(podcastFeed(found, place));
        return { kind: 'body', body: textBody(text, 'application/rss+xml; charset=utf-8', caching, headers) };
      },
      ({ kind }): Answer =>
        kind === 'not-found' ? { kind: 'missing' } : { kind: kind === 'forbidden' ? kind : 'unavailable' },
    );
  };

  return async (request: IncomingMessage, response: ServerResponse, { host, path }: Address): Promise<boolean> => {
    const matched = pattern.exec(path);
    const site = matched && judge({ host, path: '/', query: '' }).site?.site;
    if (!matched || !site) return false;
    const slug = matched[1] === undefined ? undefined : plainPath(matched[1]);
    return sendAnswer(request, response, headers, await keep(pageName(site.slug, path), () => make(site, slug, path)));
  };
};
