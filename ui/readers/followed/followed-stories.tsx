import type { ReactNode } from 'react';
import type { PublishedCard } from '#core/editorial/articles/article.ts';
import type { FollowedContent } from '#core/pages/readers/followed/followed-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { followingMessages as words } from '../../messages/readers/following.ts';
import { langOf } from '../../messages/language.ts';
import { CoveredTeaser } from '../../teasers/covered-teaser.tsx';
import { hrefOf } from '../../teasers/href-of.ts';
import { Teaser } from '../../teasers/teaser.tsx';
import { WrittenTime } from '../../times/told-time.tsx';
import { tiedTitle } from '#core/wording/tied.ts';

interface Props {
  readonly content: Pick<FollowedContent, 'things' | 'list' | 'because'>;
  readonly frame: Frame;
  readonly children?: ReactNode;
}

const siteOf = ({ site, family }: Frame, { siteSlug }: Pick<PublishedCard, 'siteSlug'>): string | null =>
  siteSlug === site.slug ? null : (family.find(({ slug }) => slug === siteSlug)?.name ?? null);

const Because = ({ names, site }: { readonly names: readonly string[]; readonly site: string | null }) => (
  <p className="followed__because">
    <span className="unseen">{words.because} </span>
    {names.join(', ')}
    {site !== null && (
      <span className="followed__site">
        <span className="unseen">, </span>
        {site}
      </span>
    )}
  </p>
);

type Content = Props['content'];

interface Row {
  readonly card: PublishedCard;
  readonly from: readonly number[];
  readonly posts: PublishedCard[];
}

const maxRows = 20;

const maxPosts = 4;

const rowsOf = ({ list, because }: Content): readonly Row[] => {
  const [rows, blogs] = [[] as Row[], new Map<number, Row>()];
  list.items.forEach((card, at) => {
    const from = because[at] ?? [];
    const blog = card.type === 'liveblogpost' ? from[0] : undefined;
    const known = blog === undefined ? undefined : blogs.get(blog);
    if (known) return void known.posts.push(card);
    const row: Row = { card, from, posts: blog === undefined ? [] : [card] };
    if (blog !== undefined) blogs.set(blog, row);
    rows.push(row);
  });
  return rows.slice(0, maxRows);
};

const Posts = ({ posts, frame }: { readonly posts: readonly PublishedCard[]; readonly frame: Frame }) => (
  <ul className="followed__posts">
    {posts.slice(0, maxPosts).map((post) => (
      <li key={post.id} className="followed__post">
        <WrittenTime at={post.publishedAt} frame={frame} />
        <a href={hrefOf(post)} lang={langOf(post.english)}>
          {tiedTitle(post.title)}
        </a>
      </li>
    ))}
  </ul>
);

export const FollowedStories = ({ content, frame, children }: Props) => {
  const rows = rowsOf(content);
  return (
    <section className="followed__stories" id="lista" aria-labelledby="friss">
      <h2 className="container__title" id="friss">
        {words.stories}
      </h2>
      {children}
      {rows.length === 0 && !children && <p className="followed__none">{words.noStories}</p>}
      {rows.length > 0 && (
        <ol className="feed">
          {rows.map(({ card, from, posts }, index) => (
            <li key={`${card.siteSlug} ${card.id}`} className="feed__item">
              <Because names={from.flatMap((at) => content.things[at]?.name ?? [])} site={siteOf(frame, card)} />
              {posts.length > 0 ? (
                <Posts posts={posts} frame={frame} />
              ) : (
                <CoveredTeaser spoils cards={[card]}>
                  <Teaser card={card} frame={frame} look="beside" level={3} size="half" lead eager={index === 0} />
                </CoveredTeaser>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
