import type { DeskMapping, LabelMeaning } from '#adapters/newsroom-contract/follow.ts';
import type { Label, MovedArticle } from '#adapters/migration/moved/moved-article.ts';
import type { DeskText } from '../desk/desk.ts';

export interface MappedPost {
  readonly article: MovedArticle;
  /** Of the front; null where the mapping places it nowhere. */
  readonly block: number | null;
  readonly liveBlog: 'open' | 'closed' | null;
}

interface Found {
  readonly label: Label;
  readonly meaning: LabelMeaning | undefined;
}

const found = (labels: readonly Label[], meanings: DeskMapping['tags']): readonly Found[] =>
  labels.map((label) => ({ label, meaning: Object.hasOwn(meanings, label.slug) ? meanings[label.slug] : undefined }));

const asSection = ({ section }: LabelMeaning): readonly Label[] =>
  section === undefined ? [] : [{ slug: section, name: section }];

const distinct = (labels: readonly Label[]): readonly Label[] => [
  ...new Map(labels.map((label) => [label.slug, label])).values(),
];

/** Gives categories, tags and stickiness the meaning of the mapping; labels without one stay sections and tags. */
export const applyMapping = (
  { article, categories, tags, isSticky }: DeskText,
  { categories: meant, tags: meantTags, sticky }: DeskMapping,
): MappedPost => {
  const [ofCategories, ofTags] = [found(categories, meant), found(tags, meantTags)];
  const meanings = [...ofCategories, ...ofTags].flatMap(({ meaning }) => (meaning === undefined ? [] : [meaning]));
  const all = isSticky ? [...meanings, sticky] : meanings;
  // The converter has chosen the main one.
  const given = article.section === null ? article.alsoIn : [article.section, ...article.alsoIn];
  const sections = given.flatMap((label) => {
    const meaning = ofCategories.find((one) => one.label.slug === label.slug)?.meaning;
    return meaning === undefined ? [label] : asSection(meaning);
  });
  const [section = null, ...alsoIn] = distinct([
    ...sections,
    ...ofTags.flatMap(({ meaning }) => asSection(meaning ?? {})),
  ]);
  const live = all.flatMap(({ liveblog }) => liveblog ?? []);
  const liveBlog = live.includes('closed') ? 'closed' : live.length > 0 ? 'open' : null;
  const plainTags = new Set(ofTags.flatMap(({ label, meaning }) => (meaning === undefined ? [] : [label.name])));
  return {
    article: {
      ...article,
      section,
      alsoIn,
      tags: article.tags.filter((tag) => !plainTags.has(tag)),
      flags: [
        ...new Set([
          ...article.flags.filter((flag) => !(isSticky && flag === 'legfontosabb')),
          ...all.flatMap(({ flag }) => flag ?? []),
          ...(liveBlog === 'open' ? ['live'] : []),
        ]),
      ],
    },
    liveBlog,
    block: all.find(({ block }) => block !== undefined)?.block ?? null,
  };
};
