import { readFile } from 'node:fs/promises';
import { migrate as moveSource } from '#adapters/migration/migrate.ts';
import { documentSlugs } from '#adapters/main-api/services/document-slugs.ts';
import { findLosses } from '#adapters/main-api/body/find-losses.ts';
import { timeOf } from '#adapters/process/time.ts';
import type { Migrate } from '#cli/installation/migration.ts';
import type { SiteFamily } from '#core/addresses/sites/select-site.ts';
import { canonicalPath } from '#core/editorial/articles/canonical-path.ts';
import { recognizeEmbed } from '#core/media/embeds/recognize-embed.ts';
import { embeds } from '../settings/embeds.ts';
import { type Environment, readEnvironment } from '../settings/environment.ts';
import { addressResolverOf, sitesOf } from './installation.ts';
import { reservedWordsOf } from './reserved-words.ts';

/** Documents with an address of their own. */
const documentRoutes = ['impress', 'academy', 'youth', 'tax', 'support'] as const;

/** Never an argument: other users of a machine can list those. */
const keyOf = async ({
  MIGRATE_KEY: text,
  MIGRATE_KEY_FILE: file,
}: Environment): Promise<
  { readonly text: string | null } | { readonly failed: 'environment'; readonly about: string }
> => {
  if (file === undefined) return { text: text ?? null };
  try {
    return { text: (await readFile(file, 'utf8')).trim() };
  } catch (error) {
    return { failed: 'environment', about: `MIGRATE_KEY_FILE: ${String(error)}` };
  }
};

/** How texts of another site become articles of this installation. */
export const articleRulesOf = (environment: Environment, sites: SiteFamily, role: string) => {
  const resolver = addressResolverOf(sites, environment.SHOP_URL, { added: environment.REDIRECTS });
  const site = sites.find((one) => one.role === role) ?? sites[0];
  const path = canonicalPath(resolver.linkTo);
  return {
    addresses: {
      article: (section: string | null, publishedAt: number, slug: string) =>
        path({ site, section, publishedAt, slug }),
      document: (slug: string) => {
        const route = documentRoutes.find((name) => documentSlugs[name] === slug);
        return (route === undefined ? null : resolver.linkTo(route, {})) ?? `/dokumentum/${slug}`;
      },
      section: (slug: string) => `${site.pathPrefix}/rovat/${slug}`,
      tag: (slug: string) => `/cimke/${slug}`,
      author: (slug: string) => `/szerzo/${slug}`,
      feed: '/rss',
      archive: `${site.pathPrefix}/archivum`,
      newest: '/legfrissebb',
    },
    reserved: reservedWordsOf(resolver, environment.ARTICLE_FLAGS),
    isEmbed: (address: string) => {
      const embed = recognizeEmbed(address.replace(/^http:/, 'https:'), embeds);
      return embed !== null && embed.kind !== 'link';
    },
    findUnshown: findLosses(embeds),
    zone: site.timeZone,
  };
};

/** Converts without a database: only the rules of this installation's addresses are needed. */
export const migrate: Migrate = async (order, tell, signal) => {
  const reading = readEnvironment(process.env);
  if (!reading.ok) return { failed: 'environment', about: reading.errors.join('\n') };
  const { environment } = reading;
  const { time } = timeOf(environment);
  const key = await keyOf(environment);
  if ('failed' in key) return key;
  return moveSource(order, {
    ...articleRulesOf(environment, sitesOf(environment), order.site),
    now: Math.floor(time.now() / 1000),
    time,
    key: key.text,
    tell,
    signal,
  });
};
