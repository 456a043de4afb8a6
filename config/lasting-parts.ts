import type { Lasting, LastingParts } from '#adapters/markup/keep-markup.ts';
import { createSameValue } from '#adapters/markup/same-value.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { ArticleText } from '#ui/articles/article-text.tsx';
import { DayBand } from '#ui/common-data/day-band.tsx';
import { LetterBand, TopicBand } from '#ui/document/document.tsx';
import { Footer } from '#ui/frame/footer.tsx';
import { Masthead } from '#ui/frame/masthead.tsx';
import { BreakingBlock } from '#ui/fronts/breaking-block.tsx';
import { CoverPage } from '#ui/fronts/cover-page.tsx';
import { FrontContainer } from '#ui/fronts/front-container.tsx';
import { FrontPage } from '#ui/fronts/front-page.tsx';
import { LongReads } from '#ui/fronts/long-reads.tsx';
import { NumberedList } from '#ui/fronts/numbered-list.tsx';
import { PartnerRow } from '#ui/fronts/partner-row.tsx';
import { PodcastRow } from '#ui/fronts/podcast-row.tsx';
import { spoken } from '#ui/messages/language.ts';
import { NewestColumn } from '#ui/teasers/newest-column.tsx';
import { Teaser } from '#ui/teasers/teaser.tsx';

const part = <Props>(component: (props: Props) => unknown, place: (props: Props) => string): Lasting => ({
  component,
  place,
});
const onceOnSite = <Props extends { readonly frame: Frame }>(component: (props: Props) => unknown): Lasting =>
  part(component, ({ frame }) => frame.site.slug);

/** A front as a whole, its containers, their teasers, texts of articles, and what stands around every page. */
const parts: readonly Lasting[] = [
  onceOnSite(FrontPage),
  onceOnSite(CoverPage),
  part(FrontContainer, ({ block, frame }) => `${frame.site.slug} ${block.layout} ${block.position} ${block.siteSlug}`),
  part(Teaser, ({ card, look, frame }) => `${frame.site.slug} ${look} ${card.id}`),
  part(NumberedList, ({ path }) => path),
  onceOnSite(BreakingBlock),
  onceOnSite(NewestColumn),
  onceOnSite(DayBand),
  onceOnSite(LongReads),
  onceOnSite(PartnerRow),
  onceOnSite(PodcastRow),
  onceOnSite(Masthead),
  onceOnSite(Footer),
  {
    ...part(ArticleText, ({ article, frame }) => `${frame.site.slug} ${article.id} ${article.page}`),
    whenDrawnAgain: true,
  },
  part(LetterBand, ({ offer, front }) => `${offer.code} ${front}`),
  part(TopicBand, ({ topics }) => topics.map(({ id }) => id).join(' ')),
];

/** In seconds; everywhere days begin at a quarter of an hour. */
const quarter = 900;
const stillFrames = new WeakMap<Frame, Frame>();
const lastFrames = new Map<string, Frame>();

/** The last one of its kind where nothing has changed since: all that is drawn in it then has the very same. */
const sameAsLast = (frame: Frame): Frame => {
  const kind = `${frame.site.slug} ${frame.app} ${frame.preview}`;
  const last = lastFrames.get(kind);
  if (last !== undefined && createSameValue().isSame(last, frame)) return last;
  lastFrames.set(kind, frame);
  return frame;
};

/** These parts ask for the moment of a copy only to know its day: it is the same for a quarter of an hour. */
const stillOf = (frame: Frame): Frame => {
  const known = stillFrames.get(frame);
  if (known !== undefined) return known;
  const still = sameAsLast({ ...frame, renderedAt: frame.renderedAt - (frame.renderedAt % quarter) });
  stillFrames.set(frame, still).set(still, still);
  return still;
};

/** Markup that pages have in common, or that lasts from one making of a page to the next. */
export const lastingParts: LastingParts = {
  parts,
  variant: () => spoken.language,
  lasting: (props) => (props.frame === undefined ? props : { ...props, frame: stillOf(props.frame as Frame) }),
  maxBytes: 8 * 1024 * 1024,
};
