import type { BodyNeeds } from './body-needs.ts';
import { moveLinks } from './move-links.ts';
import { placePictures } from './place-pictures.ts';
import { absolute, isOfUnknownHome } from './absolute.ts';
import { mediaTagOf, showMedia, takePlayed } from './place-media.ts';
import { attributeOf, detach, elementsIn, htmlOf, parseHtml, setAttribute, type TreeParent } from './tree.ts';

const players = new Set(['iframe', 'video', 'audio', 'embed', 'object']);

const sourceOf = (element: Parameters<typeof attributeOf>[0]): string => {
  const own = attributeOf(element, element.tagName === 'object' ? 'data' : 'src') || attributeOf(element, 'data-src');
  if (own !== '') return own;
  for (const source of elementsIn(element, 'source')) return attributeOf(source, 'src');
  return '';
};

/** Players and embeds: files of the old site are taken; the page shows embeds of known hosts, and links to the others. */
const placePlayers = async (root: TreeParent, needs: BodyNeeds): Promise<void> => {
  const { account, base, isEmbed } = needs;
  for (const element of Array.from(elementsIn(root))) {
    const isTyped = element.tagName === 'figure' && attributeOf(element, 'data-type') === 'embed';
    if (!isTyped && !players.has(element.tagName)) continue;
    const name = isTyped ? 'embed' : element.tagName;
    const written = isTyped ? attributeOf(element, 'data-src') : sourceOf(element);
    const address = absolute(written, base);
    if (address === '') continue;
    const taken = await takePlayed(address, element, needs);
    if (taken !== null && 'file' in taken) {
      account.kept(name);
      showMedia(element, taken.file, mediaTagOf(address, element));
      continue;
    }
    const key = isTyped ? 'data-src' : element.tagName === 'object' ? 'data' : 'src';
    setAttribute(element, key, address);
    if (isOfUnknownHome(address)) {
      detach(element);
      account.dropped(name, 'a file of the old site, whose address is not known; --home names it');
    } else if (isEmbed(address)) account.kept(name);
    else account.changed(name, `a link to its address${taken === null ? '' : `: ${taken.why}`}`);
  }
};

const accountForTables = (root: TreeParent, { account }: BodyNeeds): void => {
  account.kept('table', [...elementsIn(root, 'table')].length);
};

const pictureMark = /\bdata-picture="[^"]*"/g;
const mediaMark = /\bdata-media="[^"]*"/g;

/** Everything that is left after the conversion and that pages do not show. */
const accountForRest = async (html: string, { account, findUnshown }: BodyNeeds): Promise<void> => {
  const stored = html
    .replaceAll(pictureMark, 'data-type="picture" data-src="/uploads/x.jpg"')
    .replaceAll(mediaMark, 'src="/uploads/x.mp3"');
  for (const { element, attribute, reason } of await findUnshown(stored))
    account.dropped(
      attribute === null ? `element:${element}` : `attribute:${element} ${attribute}`,
      `pages do not show it (${reason})`,
    );
};

/** Rewrites the text of an article for import, and accounts for its parts. */
export const convertBody = async (html: string, needs: BodyNeeds): Promise<string> => {
  const root = parseHtml(html);
  await placePictures(root, needs);
  moveLinks(root, needs);
  await placePlayers(root, needs);
  accountForTables(root, needs);
  const text = htmlOf(root).trim();
  await accountForRest(text, needs);
  return text;
};
