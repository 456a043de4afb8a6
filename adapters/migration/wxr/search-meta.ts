import { plainText } from '../body/plain-text.ts';
import type { Account } from '../moved/account.ts';
import type { MovedArticle } from '../moved/moved-article.ts';
import { fieldOf, metaOf } from './wxr-item.ts';
import type { WxrItem } from './wxr-record.ts';

const keys = {
  title: ['_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_seopress_titles_title', '_genesis_title'],
  description: [
    '_yoast_wpseo_metadesc',
    'rank_math_description',
    '_aioseo_description',
    '_seopress_titles_desc',
    '_genesis_description',
  ],
  canonical: [
    '_yoast_wpseo_canonical',
    'rank_math_canonical_url',
    '_aioseo_canonical_url',
    '_seopress_robots_canonical',
    '_genesis_canonical_uri',
  ],
} as const;

export const searchKeys: ReadonlySet<string> = new Set(Object.values(keys).flat());

/** `%%title%%` of Yoast and SEOPress, `%title%` of Rank Math, `#post_title` of AIOSEO. */
const ownTitle = /%%(?:post_)?title%%|%title%|#post_title\b/gi;
const variable = /%%\w+%%|%\w+(?:\([^)]*\))?%|#(?:post|site|tax|author|current|archive|category|separator)_\w+/gi;
const loose = /^[\s\-–—|•·:*«»~.]+|[\s\-–—|•·:*«»~.]+$/g;

const filled = (written: string, title: string): string =>
  plainText(written.replaceAll(ownTitle, () => title).replaceAll(variable, '')).trim();

const titleOf = (item: WxrItem): string => {
  const own = plainText(fieldOf(item, 'title'));
  const written = metaOf(item, ...keys.title);
  // The separators and the name of the site around the title come from a template.
  const made = written.search(variable) >= 0 ? filled(written, own).replaceAll(loose, '') : filled(written, own);
  return made === own ? '' : made;
};

type SearchWords = Pick<MovedArticle, 'description' | 'searchTitle' | 'canonical'>;

export const searchWordsOf = (item: WxrItem): SearchWords => ({
  description: filled(metaOf(item, ...keys.description), plainText(fieldOf(item, 'title'))),
  searchTitle: titleOf(item),
  canonical: metaOf(item, ...keys.canonical),
});

const fates = {
  title: (item: WxrItem, key: string, account: Account) =>
    titleOf(item) === '' ? account.changed(`meta:${key}`, 'the title of the article') : account.kept(`meta:${key}`),
  description: (_: WxrItem, key: string, account: Account) => account.kept(`meta:${key}`),
  // With the address of the old site, when the article is made.
  canonical: () => {},
} as const;

export const accountForSearch = (item: WxrItem, account: Account, isDocument: boolean): void => {
  for (const kind of ['title', 'description', 'canonical'] as const) {
    const given = item.meta.filter(([key]) => keys[kind].some((one) => one === key));
    const chosen = metaOf(item, ...keys[kind]);
    const first = keys[kind].find((one) => given.some(([key, value]) => key === one && value.trim() === chosen));
    let isNoted = false;
    for (const [key, value] of given)
      if (value.trim() === '') account.kept(`meta:${key}`);
      else if (isDocument) account.dropped(`meta:${key}`, 'documents have no such field');
      else if (key === first && !isNoted) {
        isNoted = true;
        fates[kind](item, key, account);
      } else account.changed(`meta:${key}`, 'another plugin or an earlier value names it');
  }
};
