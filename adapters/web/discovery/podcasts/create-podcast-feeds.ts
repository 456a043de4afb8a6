import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ResultAsync } from 'neverthrow';
import { pageName } from '#adapters/changes/page-name.ts';
import type { CommonDataSource } from '#core/ports/common-data-source.ts';
import type { Failure } from '#core/failure/failure.ts';
import type { Podcasts } from '#core/ports/podcasts.ts';
import type { Channel } from '#core/editorial/podcasts/channel.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import { plainPath } from '#core/addresses/paths/path-text.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import { admitAnswer } from '../../page-cache/admit-answer.ts';
import type { AdmitWork } from '../../requests/admit-work.ts';
import { type Answer, type KeepAnswers } from '../../page-cache/kept-answers.ts';
import { cacheControl } from '../../responses/lifetime.ts';
import { textBody } from '../../responses/cached-page.ts';
import { sendAnswer } from '../../page-cache/send-answer.ts';
import { channelOfSite, podcastFeed } from './podcast-feed.ts';
import { writeChapters, writeTranscript } from './write-episode-file.ts';
import { writePodcast } from './write-podcast.ts';

const keptBytes = 4 * 1024 * 1024;
/** Seconds. Shorter than for other feeds: an episode may be published moments before its audio. */
const keptFor = 15;
const caching = cacheControl({ fresh: 60, whileRevalidating: 300, ifError: 864_000 });
const pattern = /^\/rss\/podcast(?:\/([^/]+)(?:\/([^/]+)\/(chapters\.json|transcript\.vtt))?)?$/;

export interface PodcastFeedNeeds {
  readonly judge: JudgeAddress;
  readonly podcasts: Podcasts;
  readonly commonData: CommonDataSource;
  readonly allOf: (site: Site) => { readonly title: string; readonly description: string };
  /** Local part of the owner's email address; empty omits the owner. */
  readonly ownerMailbox: string;
  readonly headers: readonly string[];
  readonly keepAnswers: KeepAnswers;
  readonly admitWork: AdmitWork;
}

const refused = ({ kind }: Failure): Answer =>
  kind === 'not-found' ? { kind: 'missing' } : { kind: kind === 'forbidden' ? kind : 'unavailable' };

/** Serves `/rss/podcast`, `/rss/podcast/{slug}` and an episode's chapters and transcript. False for other paths. */
export const createPodcastFeeds = ({
  judge,
  podcasts,
  commonData,
  allOf,
  ownerMailbox,
  headers,
  keepAnswers,
  admitWork,
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
    return channel.match((found): Answer => {
      const text = writePodcast(podcastFeed(found, place));
      return { kind: 'body', body: textBody(text, 'application/rss+xml; charset=utf-8', caching, headers) };
    }, refused);
  };

  const makeFile = async (site: Site, podcast: string, slug: string, file: string): Promise<Answer> =>
    (await podcasts.episode(site.slug, slug)).match((episode): Answer => {
      if (episode.slug !== slug || episode.podcast.slug !== podcast) return { kind: 'missing' };
      const body =
        file === 'chapters.json'
          ? textBody(writeChapters(episode.chapters), 'application/json+chapters', caching, headers)
          : textBody(writeTranscript(episode), 'text/vtt; charset=utf-8', caching, headers);
      return { kind: 'body', body };
    }, refused);

  return async (request: IncomingMessage, response: ServerResponse, { host, path }: Address): Promise<boolean> => {
    const matched = pattern.exec(path);
    const site = matched && judge({ host, path: '/', query: '' }).site?.site;
    if (!matched || !site) return false;
    const [slug, episode] = matched.slice(1, 3).map((part) => (part === undefined ? undefined : plainPath(part)));
    const answer = (): Promise<Answer> =>
      slug === undefined || episode === undefined
        ? make(site, slug, path)
        : makeFile(site, slug, episode, matched[3] ?? '');
    return sendAnswer(
      request,
      response,
      headers,
      await keep(pageName(site.slug, path), () => admitAnswer(admitWork(request), answer)),
    );
  };
};
