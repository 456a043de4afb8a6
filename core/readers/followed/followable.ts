import { type FollowedKey, followedIn, followedText } from './followed-list.ts';

export interface Followable {
  readonly text: string;
  readonly name: string;
}

const maxOffered = 8;

export const followable = (key: FollowedKey, name: string): Followable | null => {
  const text = followedText(key);
  return followedIn(text) === null || name === '' ? null : { text, name };
};

interface Labelled {
  readonly slug: string;
  readonly name: string;
  readonly url: string | null;
}

export interface Offering {
  readonly liveBlog: { readonly slug: string; readonly name: string } | null;
  readonly supplements: readonly { readonly slug: string; readonly title: string }[];
  readonly superTags: readonly { readonly slug: string }[];
  readonly tags: readonly Labelled[];
  readonly authors: readonly Labelled[];
}

export const followablesOf = ({ liveBlog, supplements, superTags, tags, authors }: Offering): readonly Followable[] => {
  const isHere = ({ url }: Labelled): boolean => url !== null && url.startsWith('/');
  return [
    ...(liveBlog === null ? [] : [followable({ kind: 'story', slug: liveBlog.slug }, liveBlog.name)]),
    ...supplements
      .filter((one) => superTags.some(({ slug }) => slug === one.slug))
      .map(({ slug, title }) => followable({ kind: 'story', slug }, title)),
    ...tags.filter(isHere).map(({ slug, name }) => followable({ kind: 'tag', slug }, name)),
    ...authors.filter(isHere).map(({ slug, name }) => followable({ kind: 'author', slug }, name)),
  ]
    .filter((one) => one !== null)
    .slice(0, maxOffered);
};
