import { type AdQuestion, type AdVerdict, suppressAd } from '../../ads/suppress-ad.ts';
import type { Article } from './article.ts';
import { type Body, isElement } from './body.ts';

const hasVideo = (body: Body): boolean =>
  body.some((node) =>
    isElement(node) ? hasVideo(node.children) : typeof node === 'object' && node.embed.kind === 'video',
  );

/** Whether and why an article has no ads (spec §5, "Ads"; R25). */
export const adsOfArticle = (
  article: Pick<Article, 'type' | 'flags' | 'superTags' | 'section' | 'adult' | 'pr' | 'body'>,
  app: boolean,
  houseTag: string,
  slot: AdQuestion['slot'] = {},
): AdVerdict => {
  const { flags, superTags, section, adult, pr, body, type } = article;
  return suppressAd(
    {
      route: type === 'liveblog' ? 'liveblog_article' : 'single_article',
      article: {
        flags: [...flags, ...(adult ? ['adult-content'] : []), ...(pr ? ['pr'] : [])],
        superTags: [...superTags, ...(section === null ? [] : [section])].map(({ slug }) => slug),
        video: hasVideo(body),
      },
      app,
      slot,
    },
    houseTag,
  );
};
