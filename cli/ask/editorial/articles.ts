import { addressSite } from '#core/editorial/articles/address-site.ts';
import { canonicalPath } from '#core/editorial/articles/canonical-path.ts';
import { isVisibleTo } from '#core/editorial/articles/is-visible-to.ts';
import { labelAddress } from '#core/editorial/articles/label-address.ts';
import { rewriteByline } from '#core/editorial/articles/rewrite-byline.ts';
import { sameAddress } from '#core/editorial/articles/same-address.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly, siteIn } from '../rule/ask-rule.ts';
import { flag, number, oneOf, orElse, text, texts } from '../rule/fields.ts';

export const articleRules: readonly AskRule[] = [
  {
    name: 'visibility',
    input: '{active, mainTagActive, loggedIn, publishedAt?, now?}',
    answer: '"visible" | "not-found"',
    decide: (question) => {
      const { visible, reason } = isVisibleTo({
        active: flag(question, 'active'),
        mainTagActive: flag(question, 'mainTagActive'),
        loggedIn: flag(question, 'loggedIn'),
        publishedAt: orElse(number, question, 'publishedAt', 0),
        now: orElse(number, question, 'now', 0),
      });
      return { answer: visible ? 'visible' : 'not-found', reason };
    },
  },
  {
    name: 'canonical-path',
    input: '{site, mainSuperTag?, pubDate, slug, live?}',
    answer: 'path | null',
    decide: (question, installation) =>
      plainly(
        canonicalPath(installation.book.linkTo)({
          site: siteIn(question, installation),
          section: orElse(text, question, 'mainSuperTag', null),
          publishedAt: number(question, 'pubDate'),
          slug: text(question, 'slug'),
          live: orElse(flag, question, 'live', false),
        }),
      ),
  },
  {
    name: 'same-address',
    input: '{one, other}',
    answer: 'boolean',
    decide: (question) => plainly(sameAddress(text(question, 'one'), text(question, 'other'))),
  },
  {
    name: 'author-title',
    input: '{site, articleSite, originatingSite?, title}',
    answer: 'text',
    decide: (question, installation) => {
      const author = { slug: '', name: '', title: text(question, 'title'), avatar: null };
      const article = {
        authors: [author],
        siteSlug: text(question, 'articleSite'),
        originatingSite: orElse(text, question, 'originatingSite', null),
      };
      return plainly(rewriteByline(article, siteIn(question, installation), installation.needs.sites)[0]?.title ?? '');
    },
  },
  {
    name: 'label-address',
    input: '{site, label: "tag" | "author" | "section", slug, owner: slug, mirroring?: [slug]}',
    answer: 'path | address | null',
    decide: (question, installation) =>
      plainly(
        labelAddress(
          { sites: installation.needs.sites, linkTo: installation.book.linkTo },
          siteIn(question, installation),
          oneOf(question, 'label', ['tag', 'author', 'section']),
          text(question, 'slug'),
          {
            siteSlug: text(question, 'owner'),
            mirroringSites: orElse(texts, question, 'mirroring', []),
          },
        ),
      ),
  },
  {
    name: 'address-site',
    input: '{site, owner: slug}',
    answer: 'slug',
    decide: (question, installation) =>
      plainly(addressSite(installation.needs.sites, siteIn(question, installation), text(question, 'owner')).slug),
  },
];
