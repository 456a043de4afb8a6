import type { SiteKey } from '../../../origin/database/schema/origin-site.ts';
import type { Article } from '../../../origin/content/article.ts';
import { coverPath } from '../../../origin/media/uploads/picture-paths.ts';
import { slugOf } from '../../../origin/content/slug-of.ts';
import type { Draw } from './templates/draw.ts';
import type { Angle, Family } from './templates/family.ts';
import { fillIn } from './templates/fill-in.ts';
import type { Facts } from './templates/fill-in.ts';
import { people } from './people.ts';
import { easternTowns, towns } from './places.ts';

type Appearance = Family['appears'][number];

const nameFrom = (draw: Draw): string => `${draw.next(people.surnames)} ${draw.next(people.givenNames)}`;

const factsFor = (family: Family, draw: Draw, site: SiteKey): Facts => ({
  ...draw.next(site === 'sister' ? easternTowns : towns),
  who: nameFrom(draw),
  role: draw.next(family.roles),
  other: nameFrom(draw),
  otherRole: draw.next(family.otherRoles),
  ...family.facts(draw, site === 'sister'),
});

const paragraph = (...sentences: readonly string[]): string => `<p>${sentences.join(' ')}</p>`;

const layOut = (
  parts: Readonly<
    Record<'opening' | 'detail' | 'more' | 'quote' | 'doubt' | 'background' | 'closing' | 'subhead', string>
  >,
  quoteFirst: boolean,
): string => {
  const { opening, detail, more, quote, doubt, background, closing, subhead } = parts;
  const heading = `<h2>${subhead}</h2>`;
  return quoteFirst
    ? [
        paragraph(opening),
        paragraph(quote),
        paragraph(detail, more),
        heading,
        paragraph(background),
        paragraph(doubt),
        paragraph(closing),
      ].join('\n')
    : [
        paragraph(opening, detail),
        paragraph(more),
        paragraph(quote),
        heading,
        paragraph(doubt),
        paragraph(background),
        paragraph(closing),
      ].join('\n');
};

const bodyOf = ({ phrases }: Family, { openings, details }: Required<Angle>, draw: Draw, facts: Facts): string => {
  const say = (list: readonly string[]): string => fillIn(draw.next(list), facts);
  return layOut(
    {
      opening: say(openings),
      detail: say(details),
      more: say(details),
      quote: say(phrases.quotes),
      doubt: say(phrases.doubts),
      background: say(phrases.backgrounds),
      closing: say(phrases.closings),
      subhead: say(phrases.subheads),
    },
    draw.whole(0, 1) === 0,
  );
};

const maxLeadLength = 200;
const ofOneSentence = 3;
const places = ['at', 'to', 'from', 'local', 'town', 'home', 'homeAt', 'homeLocal'];

const toldBy = (template: string): readonly string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => (places.includes(name) ? 'place' : name));

/** The second sentence must not repeat facts of the title or the stem. */
const leadOf = (
  { turns }: Family,
  { title, stem }: { readonly title: string; readonly stem: string },
  turning: Draw,
  facts: Facts,
): string => {
  const lead = fillIn(stem, facts);
  const told = new Set([...toldBy(title).filter((name) => name !== 'place'), ...toldBy(stem)]);
  const turn = turns.map(() => turning.next(turns)).find((one) => toldBy(one).every((name) => !told.has(name)));
  const turned = `${lead} ${fillIn(turn ?? '', facts)}`.trimEnd();
  return turning.whole(1, 10) <= ofOneSentence || turned.length > maxLeadLength ? lead : turned;
};

export type BuiltArticle = Omit<Article, 'publishedAt'> & { readonly second: string; readonly sender: string };

/**
 * `turning` is a separate draw: more second sentences do not change the stories. The caller must avoid duplicate slugs.
 */
export const buildArticle = (
  family: Family,
  angles: readonly Required<Angle>[],
  { site, section }: Appearance,
  draw: Draw,
  turning: Draw,
): BuiltArticle => {
  const angle = draw.next(angles);
  const facts = factsFor(family, draw, site);
  const [titled, stem] = [draw.next(angle.titles), draw.next(angle.leads)];
  const title = fillIn(titled, facts);
  const lead = leadOf(family, { title: titled, stem }, turning, facts);
  const wish = family.motifs && { motif: draw.next(family.motifs), variant: draw.whole(1, 2) };
  const labels = (family.labels ?? []).map((label) => fillIn(label, facts));
  const own = [...labels, ...angle.tags, draw.next(family.tags), draw.next(family.tags), facts.town ?? ''].filter(
    (tag) => tag !== '',
  );
  return {
    site,
    section,
    type: 'article',
    slug: slugOf(title),
    title,
    lead,
    tags: [...new Set(own)],
    authors: [draw.next(family.authors)],
    // No caption: it would tell of a photograph, and the picture is a drawing.
    cover: wish ? { path: coverPath(site, wish), caption: '', credit: 'Illusztráció: Távíró' } : null,
    pages: [bodyOf(family, angle, draw, facts)],
    second: bodyOf(family, angle, draw, facts),
    sender: facts.sender ?? '',
  };
};
