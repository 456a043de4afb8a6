import type { MediaTag } from '#adapters/origin/newsroom/pictures/media-file.ts';
import type { Taken } from '../moved/file-fate.ts';
import type { BodyNeeds } from './body-needs.ts';
import { attributeOf, detach, elementOf, elementsIn, insertBefore, setAttribute, type TreeElement } from './tree.ts';

const media = /\.(?:mp3|m4a|wav|mp4|m4v|webm)$/i;
const film = /\.(?:mp4|m4v|webm)$/i;

const withoutWww = (host: string): string => host.replace(/^www\./, '');

export const mediaTagOf = (address: string, { tagName }: TreeElement): MediaTag =>
  tagName === 'audio' || tagName === 'video'
    ? tagName
    : film.test(URL.parse(address)?.pathname ?? '')
      ? 'video'
      : 'audio';

/** Null for players of other hosts, and for other files. */
export const takePlayed = async (
  address: string,
  element: TreeElement,
  { home, takeMedia }: BodyNeeds,
): Promise<Taken | null> => {
  const url = URL.parse(address);
  if (url === null || element.tagName === 'iframe' || !media.test(url.pathname)) return null;
  if (withoutWww(url.host) !== withoutWww(URL.parse(home)?.host ?? '')) return null;
  return takeMedia(address, mediaTagOf(address, element));
};

/** The player of a file that import takes. A caption stays beside it. */
export const showMedia = (element: TreeElement, file: string, tag: MediaTag): void => {
  if (element.tagName !== tag) {
    const player = elementOf(tag, { 'data-media': file });
    const [caption] = elementsIn(element, 'figcaption');
    insertBefore(player, element);
    if (caption === undefined) detach(element);
    else element.attrs = [];
    return;
  }
  for (const source of Array.from(elementsIn(element, 'source'))) detach(source);
  const title = attributeOf(element, 'title');
  element.attrs = [];
  setAttribute(element, 'data-media', file);
  if (title !== '') setAttribute(element, 'title', title);
};
