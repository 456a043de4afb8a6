import type { Fault } from '#adapters/newsroom-contract/file-fault.ts';
import type { FilePost, ReadFile } from '../file/read-article-file.ts';

/** Bytes that web nodes read at most (`defaultLimits.bodyBytes` of adapters/http; a test compares them). */
export const maxAnswerBytes = 4 * 1024 * 1024;
/** Bytes: fifty cards of this size, the longest list, fit into a response. */
const maxHeadBytes = 64 * 1024;
const maxTextBytes = maxAnswerBytes - 2 * maxHeadBytes;
const postsOfPage = 30;

export const bytesOfAnswer = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

const sum = (bytes: readonly number[]): number => bytes.reduce((all, one) => all + one, 0);

interface Sized {
  readonly pinned?: boolean | undefined;
  readonly bytes: number;
}

const bytesOfPosts = (posts: readonly Sized[]): number =>
  sum(posts.filter(({ pinned }) => pinned).map(({ bytes }) => bytes)) +
  sum(
    posts
      .filter(({ pinned }) => !pinned)
      .map(({ bytes }) => bytes)
      .toSorted((one, other) => other - one)
      .slice(0, postsOfPage),
  );

export const arePostsTooLarge = (
  posts: readonly { readonly pinned?: boolean | undefined; readonly title: string; readonly html: string }[],
): boolean =>
  bytesOfPosts(posts.map(({ pinned, title, html }) => ({ pinned, bytes: bytesOfAnswer([title, html]) }))) >
  maxTextBytes;

const bytesOfDataPictures = (html: string): number =>
  sum([...html.matchAll(/\bdata:image\/[^"'\s>]*/gi)].map(([{ length }]) => length));

interface Part {
  readonly field: string;
  readonly line: number | null;
  readonly bytes: number;
  readonly maxBytes: number;
  readonly html: string;
}

const partsOf = ({ claims, head, pages, posts, lineOf }: ReadFile): readonly Part[] => {
  const ofPost = ({ head: said, html }: FilePost): Sized => ({
    pinned: said.pinned,
    bytes: bytesOfAnswer([said, html]),
  });
  return [
    { field: 'head', line: lineOf(), bytes: bytesOfAnswer(head ?? claims), maxBytes: maxHeadBytes, html: '' },
    ...pages.map((html, at) => ({
      field: `pages.${at}`,
      line: null,
      bytes: bytesOfAnswer(html),
      maxBytes: maxTextBytes,
      html,
    })),
    ...(posts === null
      ? []
      : [
          {
            field: 'posts',
            line: posts[0]?.line ?? null,
            bytes: bytesOfPosts(posts.map(ofPost)),
            maxBytes: maxTextBytes,
            html: posts.map(({ html }) => html).join('\n'),
          },
        ]),
  ];
};

const kibibytes = (bytes: number): string => String(Math.ceil(bytes / 1024));

export const blameSize = (files: readonly ReadFile[], tell: (fault: Fault) => void): void => {
  for (const file of files)
    for (const { field, line, bytes, maxBytes, html } of partsOf(file))
      if (bytes > maxBytes)
        tell({
          file: file.file,
          line,
          kind: 'too-large',
          field,
          found: kibibytes(bytes),
          known: [kibibytes(maxBytes), kibibytes(bytesOfDataPictures(html))],
        });
};
