import { z } from 'zod';
import { placeAt } from '#core/addresses/sites/family-address.ts';
import type { Chapter } from '#core/editorial/podcasts/chapter.ts';
import type { Episode, SpokenLine, WholeEpisode } from '#core/editorial/podcasts/episode.ts';
import type { Channel, DatedEpisode, PublishedEpisode } from '#core/editorial/podcasts/channel.ts';
import type { Show } from '#core/editorial/podcasts/show.ts';
import { digits } from '#core/wording/digits.ts';
import { localTime } from '#core/wording/local-time.ts';
import type { SitePath, SitePaths } from '../../wire/card.wire.ts';
import { lenientList, tolerantList } from '#adapters/http/tolerant-list.ts';
import {
  lenientFlag,
  lenientNumber,
  lenientPath,
  lenientPicture,
  lenientText,
  segment,
} from '../../wire/lenient.wire.ts';
import { safePath, safeWebAddress } from '../../links/safe-link.ts';
import { uploadPath } from '../../links/upload-path.ts';
import { type PublicNeeds, publicList, publicOnly } from '../../wire/public-only.ts';

interface Addressed {
  readonly url: string;
  /** Unix seconds; null when unknown. */
  readonly pubDate: number | null;
}

const datePart = /\/\d{4}\/\d\d\/\d\d\//;

/** Spec R8: the date in a path uses the time zone of the current site. */
const datedIn = (zone: string, path: string, at: number): string => {
  const { year, month, day } = localTime(at, zone);
  return path.replace(datePart, `/${digits(year, 4)}/${digits(month)}/${digits(day)}/`);
};

/**
 * An article of a site on another domain gets a path on the current site (R10): no prefix of its own site, date in the
 * local time zone.
 */
const pathFor =
  (sites: SitePaths, current: SitePath) =>
  ({ url, pubDate }: Addressed): { readonly path: string | null } => {
    const { pathname, hostname } = URL.parse(url) ?? { pathname: url, hostname: current.domain };
    if (hostname === current.domain) return { path: safePath(pathname) };
    const prefix = sites.find((site) => site.pathPrefix !== '' && pathname.startsWith(`${site.pathPrefix}/`));
    const path = pathname.slice(prefix?.pathPrefix.length ?? 0);
    return { path: safePath(pubDate === null ? path : datedIn(current.timeZone, path, pubDate)) };
  };

const soundAddress = z
  .string()
  .transform((text) => uploadPath(text) ?? safeWebAddress(text))
  .pipe(z.string());

type EpisodeFields = ReturnType<typeof episodeFields>;

const episodeFields = (sites: SitePaths, current: SitePath) =>
  z.object({
    id: z.number().int(),
    slug: z.string().min(1),
    title: z.string().trim().min(1),
    sourceUrl: soundAddress,
    image: lenientPicture,
    duration: lenientNumber,
    article: z
      .object({ url: z.string(), pubDate: z.number().int().positive().nullable().catch(null) })
      .transform(pathFor(sites, current))
      .nullable()
      .catch(null),
    podcast: z.object({ slug: segment, name: z.string().trim().min(1) }),
  });

const episodeWire = (fields: EpisodeFields): z.ZodType<Episode> =>
  fields.transform(({ article, ...rest }) => ({ ...rest, articlePath: article?.path ?? null }));

const second = z.number().min(0).max(1_000_000);
const inOrder = <T extends { readonly at: number }>(list: readonly T[]): readonly T[] =>
  list.toSorted((one, other) => one.at - other.at).filter(({ at }, index, all) => all[index - 1]?.at !== at);

const chaptersWire: z.ZodType<readonly Chapter[]> = lenientList(
  z
    .object({ startTime: second, title: z.string().trim().min(1) })
    .transform(({ startTime, title }): Chapter => ({ at: startTime, title })),
  500,
).transform(inOrder);

const transcriptWire: z.ZodType<readonly SpokenLine[]> = lenientList(
  z
    .object({ startTime: second, speaker: lenientText, body: z.string().trim().min(1) })
    .transform(({ startTime, speaker, body }): SpokenLine => ({ at: startTime, speaker, text: body })),
  10_000,
).transform(inOrder);

const wholeWire = (fields: EpisodeFields): z.ZodType<WholeEpisode> =>
  fields
    .extend({ chapters: chaptersWire, transcript: transcriptWire })
    .transform(({ article, ...rest }) => ({ ...rest, articlePath: article?.path ?? null }));

type PublishedWire = z.ZodType<PublishedEpisode | null>;

const publishedWire = (fields: EpisodeFields, needs: PublicNeeds): PublishedWire =>
  fields
    .extend({
      summary: lenientText,
      pubDate: z.number().int().positive(),
      bytes: z.number().int().positive().nullable().catch(null),
      mediaType: z
        .string()
        .regex(/^(audio|video)\/[a-z0-9.+-]+$/)
        .nullable()
        .catch(null),
      hasChapters: lenientFlag,
      hasTranscript: lenientFlag,
    })
    .transform(({ article, pubDate, ...rest }, context) =>
      publicOnly<DatedEpisode>(
        needs,
        { ...rest, articlePath: article?.path ?? null, publishedAt: pubDate },
        { active: true, publishedAt: pubDate },
        context,
      ),
    );

const pageAt =
  (sites: SitePaths, current: SitePath) =>
  ({ page, siteSlug }: { readonly page: string | null; readonly siteSlug: string | null }): string | null =>
    page === null ? null : placeAt(current, sites.find(({ slug }) => slug === siteSlug) ?? current, page);

const maker = z.string().nullable().catch(null);

const channelWire = (episode: PublishedWire, placed: ReturnType<typeof pageAt>): z.ZodType<Channel> =>
  z
    .object({
      slug: segment,
      name: z.string().trim().min(1),
      page: lenientPath,
      siteSlug: maker,
      description: lenientText,
      author: lenientText,
      category: lenientText,
      explicit: lenientFlag,
      serial: lenientFlag,
      image: lenientPicture,
      items: publicList(episode),
    })
    .transform(({ page, siteSlug, items, ...rest }) => ({
      ...rest,
      path: placed({ page, siteSlug }),
      episodes: items,
    }));

const showWire = (episode: z.ZodType<Episode>, placed: ReturnType<typeof pageAt>): z.ZodType<Show> =>
  z
    .object({
      slug: segment,
      name: z.string().trim().min(1),
      page: lenientPath,
      siteSlug: maker,
      episodes: lenientNumber,
      newest: episode.nullable().catch(null),
    })
    .transform(({ page, siteSlug, ...rest }) => ({ ...rest, path: placed({ page, siteSlug }) }));

interface PodcastNeeds extends PublicNeeds {
  readonly sites: SitePaths;
}

interface PodcastWires {
  readonly episode: z.ZodType<WholeEpisode>;
  readonly episodes: z.ZodType<readonly Episode[]>;
  readonly shows: z.ZodType<readonly Show[]>;
  readonly channel: z.ZodType<Channel>;
  readonly published: z.ZodType<readonly PublishedEpisode[]>;
}

export const podcastWires = ({ sites, ...needs }: PodcastNeeds): ((site: string) => PodcastWires) => {
  const make = (current: SitePath): PodcastWires => {
    const fields = episodeFields(sites, current);
    const [episode, published, placed] = [episodeWire(fields), publishedWire(fields, needs), pageAt(sites, current)];
    return {
      episode: wholeWire(fields),
      episodes: z.object({ items: tolerantList(episode) }).transform(({ items }) => items),
      channel: channelWire(published, placed),
      published: z.object({ items: publicList(published) }).transform(({ items }) => items),
      shows: z.object({ podcasts: tolerantList(showWire(episode, placed)) }).transform(({ podcasts }) => podcasts),
    };
  };
  const made = new Map(sites.map((site) => [site.slug, make(site)]));
  const ofMain = make(sites[0]);
  return (site) => made.get(site) ?? ofMain;
};
