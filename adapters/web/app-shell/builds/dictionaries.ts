import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnHeadersOf } from '#adapters/web/app-shell/assets.ts';
import { type Dictionary, type DictionaryFor, dictionaryOf } from '#adapters/web/responses/compression/dictionary.ts';
import type { Site } from '#core/addresses/sites/site.ts';
import type { Assets } from '#core/pages/assets.ts';

export const dictionaryFile = (role: Site['role'], hash: string): string => `assets/pages-${role}-${hash}.dictionary`;
const named = /^\/assets\/pages-([a-z\d]+)-[\da-f]+\.dictionary$/;

/** Pages below the site's prefix; the longest matching prefix wins (RFC 9842 §2.2.3). */
const useOf = ({ pathPrefix }: Site): readonly string[] => [
  'use-as-dictionary',
  `match="${pathPrefix}/*", match-dest=("document")`,
];

interface Started {
  readonly environment: { readonly DICTIONARIES: 'on' | 'off'; readonly PREVIEW: 'on' | 'off' };
  readonly sites: readonly Site[];
  readonly assets: Assets;
  readonly client: string;
}

interface Dictionaries {
  readonly dictionaryFor: DictionaryFor;
  readonly ownHeadersOf: OwnHeadersOf;
  readonly assets: Assets;
}

export const dictionariesOf = ({ environment, sites, assets, client }: Started): Dictionaries => {
  const { dictionaries = {}, ...others } = assets;
  if (environment.DICTIONARIES === 'off' || environment.PREVIEW === 'on')
    return { dictionaryFor: () => null, ownHeadersOf: () => [], assets: others };
  const bySlug = new Map<string, Dictionary>();
  for (const { slug, role } of sites) {
    const file = dictionaries[role];
    if (file !== undefined) bySlug.set(slug, dictionaryOf(readFileSync(join(client, file))));
  }
  return {
    dictionaryFor: (page) => bySlug.get(page.slice(0, page.indexOf(' '))) ?? null,
    ownHeadersOf: (path) => {
      const role = named.exec(path)?.[1];
      const site = role && sites.find((one) => one.role === role);
      return site ? useOf(site) : [];
    },
    assets,
  };
};
