import { gateMark } from '#adapters/origin/database/article-text/gate.ts';
import { escapeHtml } from '../body/plain-text.ts';
import type { Account } from '../moved/account.ts';
import { parsedList, textAt } from '../moved/parsed-object.ts';
import { autop } from './autop.ts';
import { changeOf, closesText, isMadeByWordPress } from './block-names.ts';
import { type Block, blocksIn, hasBlocks } from './block-tree.ts';

export interface BlockNeeds {
  readonly account: Account;
  /** The content of a reusable block; null when the export lacks it, or it is hidden. */
  readonly reusable: (id: string) => string | null;
  /** JSON of the meta key `footnotes`. */
  readonly footnotes: string;
}

const maxDepth = 8;
const pageMark = '<!-- page -->';

const htmlOf = ({ parts }: Block): string =>
  parts.map((part) => (typeof part === 'string' ? part : htmlOf(part))).join('');

const figcaptionOf = (html: string): string => /<figcaption\b[^>]*>[\s\S]*?<\/figcaption>/i.exec(html)?.[0] ?? '';

const footnoteList = (json: string): string => {
  const notes = parsedList(json).map((note) => {
    const id = escapeHtml(textAt(note, 'id'));
    return `<li id="${id}">${textAt(note, 'content')} <a href="#${id}-link">↩</a></li>`;
  });
  return notes.length === 0 ? '' : `<ol>${notes.join('\n')}</ol>`;
};

/** Replaces the blocks of WordPress by plain HTML, and accounts for each. */
export const expandBlocks = (html: string, needs: BlockNeeds): string => {
  const { account } = needs;
  const within: string[] = [];

  const drop = (block: Block, why: string): string => {
    account.dropped(`block:${block.name}`, why);
    for (const part of block.parts) if (typeof part !== 'string') drop(part, why);
    return '';
  };

  const inside = ({ parts }: Block): string =>
    parts.map((part) => (typeof part === 'string' ? part : expand(part))).join('');

  const reusable = (block: Block): string => {
    const id = textAt(block.attributes, 'ref');
    const text = within.includes(id) || within.length >= maxDepth ? null : needs.reusable(id);
    if (text === null) return drop(block, 'the export lacks this reusable block, or it is hidden');
    account.changed('block:block', 'the content of the reusable block');
    within.push(id);
    const made = expandAll(text);
    within.pop();
    return made;
  };

  const embed = (block: Block): string => {
    const written = htmlOf(block);
    const url =
      textAt(block.attributes, 'url') ||
      (/https?:\/\/[^\s<"]+/.exec(written.replace(/<figcaption[\s\S]*/i, ''))?.[0] ?? '');
    if (url === '') return drop(block, 'an embed without an address');
    account.kept(`block:${block.name}`);
    return `<figure data-type="embed" data-src="${escapeHtml(url)}">${figcaptionOf(written)}</figure>`;
  };

  const cover = (block: Block, made: string): string => {
    const url = textAt(block.attributes, 'url');
    const isFilm = textAt(block.attributes, 'backgroundType') === 'video';
    if (url === '' || made.includes(url.split('/').at(-1) ?? url)) {
      // Older blocks have the picture in a style, which the page would not show.
      if (url === '' || /<(?:img|video)\b/i.test(made)) return made;
    }
    return `${isFilm ? `<video src="${escapeHtml(url)}"></video>` : `<img src="${escapeHtml(url)}" alt="">`}${made}`;
  };

  const special: Readonly<Record<string, (block: Block) => string>> = {
    block: reusable,
    more: (block) => {
      account.changed(`block:${block.name}`, 'the whole text is on the page');
      return '';
    },
    nextpage: (block) => {
      account.kept(`block:${block.name}`);
      return pageMark;
    },
    embed,
    footnotes: (block) => {
      const list = footnoteList(needs.footnotes);
      if (list === '') return drop(block, 'the export lacks the footnotes');
      account.kept('block:footnotes');
      return list;
    },
    'social-link': (block) => {
      const url = textAt(block.attributes, 'url');
      if (url === '') return drop(block, 'a link without an address');
      const label = textAt(block.attributes, 'label') || textAt(block.attributes, 'service') || url;
      account.changed('block:social-link', 'a link');
      return `<li><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></li>`;
    },
    freeform: (block) => {
      account.kept('block:freeform');
      return autop(inside(block));
    },
  };

  const expand = (block: Block): string => {
    const name = block.name.replace(/^core\//, '');
    const own = special[name] ?? (name.startsWith('core-embed/') ? embed : undefined);
    if (own !== undefined) return own(block);
    if (closesText(name)) {
      account.changed(`block:${block.name}`, 'the text is closed from here to its end');
      return `${gateMark}${inside(block)}`;
    }
    if (isMadeByWordPress(name)) return drop(block, 'WordPress makes its content at each view');
    if (block.parts.length === 0 && !/^(?:spacer|separator|paragraph)$/.test(name))
      return drop(block, 'the export holds no content of this block');
    const made = inside(block);
    const change = changeOf(name);
    if (change === null) account.kept(`block:${block.name}`);
    else account.changed(`block:${block.name}`, change);
    if (name === 'cover') return cover(block, made);
    // The wrapper would be inline text otherwise.
    return name === 'button' ? `<p>${made.replace(/^\s*<div\b[^>]*>|<\/div>\s*$/gi, '')}</p>` : made;
  };

  const expandAll = (text: string): string =>
    blocksIn(text)
      .map((part) => (typeof part === 'string' ? autop(part) : expand(part)))
      .join('');

  return hasBlocks(html) ? expandAll(html) : autop(html);
};
