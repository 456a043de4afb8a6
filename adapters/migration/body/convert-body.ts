import { serialize } from 'parse5';
import type { FindUnshown } from '#adapters/origin/newsroom/context/unshown.ts';
import type { Account } from '../moved/account.ts';
import type { KnownPicture } from '../moved/moved-article.ts';
import type { Taken } from '../moved/file-fate.ts';
import { moveLinks } from './move-links.ts';
import { placePictures } from './place-pictures.ts';
import { absolute, isOfUnknownHome } from './absolute.ts';
import { attributeOf, detach, elementsIn, parseHtml, setAttribute, type TreeParent } from './tree.ts';

export interface BodyNeeds {
  readonly account: Account;
  /** The address of the article at the old site; relative addresses are relative to it. */
  readonly base: string;
  readonly home: string;
  readonly pictureOf: (id: string) => KnownPicture | undefined;
  readonly take: (address: string) => Promise<Taken>;
  /** The path of a moved article or list, by its old path and query. */
  readonly newPath: (old: string) => string | undefined;
  /** Notes a film or sound that the text names. */
  readonly see: (address: string) => void;
  readonly isEmbed: (address: string) => boolean;
  readonly findUnshown: FindUnshown;
}

const players = new Set(['iframe', 'video', 'audio', 'embed', 'object']);

const sourceOf = (element: Parameters<typeof attributeOf>[0]): string => {
  const own = attributeOf(element, element.tagName === 'object' ? 'data' : 'src') || attributeOf(element, 'data-src');
  if (own !== '') return own;
  for (const source of elementsIn(element, 'source')) return attributeOf(source, 'src');
  return '';
};

/** Players and embeds: the page shows those of known hosts, and links to the others. */
const accountForPlayers = (root: TreeParent, { account, base, isEmbed, see }: BodyNeeds): void => {
  for (const element of Array.from(elementsIn(root))) {
    const isTyped = element.tagName === 'figure' && attributeOf(element, 'data-type') === 'embed';
    if (!isTyped && !players.has(element.tagName)) continue;
    const name = isTyped ? 'embed' : element.tagName;
    const written = isTyped ? attributeOf(element, 'data-src') : sourceOf(element);
    const address = absolute(written, base);
    if (address === '') continue;
    const key = isTyped ? 'data-src' : element.tagName === 'object' ? 'data' : 'src';
    setAttribute(element, key, address);
    see(address);
    if (isOfUnknownHome(address)) {
      detach(element);
      account.dropped(name, 'a file of the old site, whose address is not known; --home names it');
    } else if (isEmbed(address)) account.kept(name);
    else account.changed(name, 'a link to its address');
  }
};

const accountForTables = (root: TreeParent, { account }: BodyNeeds): void => {
  account.kept('table', [...elementsIn(root, 'table')].length);
};

const pictureMark = /\bdata-picture="[^"]*"/g;

/** Everything that is left after the conversion and that pages do not show. */
const accountForRest = async (html: string, { account, findUnshown }: BodyNeeds): Promise<void> => {
  const stored = html.replaceAll(pictureMark, 'data-type="picture" data-src="/uploads/x.jpg"');
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
  accountForPlayers(root, needs);
  accountForTables(root, needs);
  const text = serialize(root).trim();
  await accountForRest(text, needs);
  return text;
};
