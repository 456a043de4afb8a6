import { gateMark } from '#adapters/origin/database/article-text/gate.ts';
import { escapeHtml } from '../body/plain-text.ts';
import { isObject, type JsonObject, textAt } from '../moved/parsed-object.ts';

const captioned = (inner: string, caption: string): string =>
  `<figure>${inner}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`;

const picture = (card: unknown): string => {
  const address = textAt(card, 'src');
  return address === '' ? '' : `<img src="${escapeHtml(address)}" alt="${escapeHtml(textAt(card, 'alt'))}">`;
};

const link = (url: string, words: string): string =>
  `<p><a href="${escapeHtml(url)}">${escapeHtml(words || url)}</a></p>`;

const embed = (card: JsonObject): string => {
  const url = textAt(card, 'url');
  const html = textAt(card, 'html');
  return url === ''
    ? html
    : `<figure data-type="embed" data-src="${escapeHtml(url)}">${
        textAt(card, 'caption') === '' ? '' : `<figcaption>${textAt(card, 'caption')}</figcaption>`
      }</figure>`;
};

const cards: Readonly<Record<string, (card: JsonObject) => string>> = {
  image: (card) => captioned(picture(card), textAt(card, 'caption')),
  gallery: (card) => {
    const images = card['images'];
    const all = Array.isArray(images) ? images.filter(isObject) : [];
    return all.map((one) => captioned(picture({ src: textAt(one, 'src'), alt: textAt(one, 'alt') }), '')).join('\n');
  },
  html: (card) => textAt(card, 'html'),
  embed,
  bookmark: (card) => {
    const data = isObject(card['metadata']) ? card['metadata'] : {};
    return link(textAt(card, 'url'), textAt(data, 'title') || textAt(card, 'title'));
  },
  hr: () => '<hr>',
  horizontalrule: () => '<hr>',
  paywall: () => gateMark,
  code: (card) => `<pre><code>${escapeHtml(textAt(card, 'code'))}</code></pre>`,
  codeblock: (card) => `<pre><code>${escapeHtml(textAt(card, 'code'))}</code></pre>`,
  button: (card) => link(textAt(card, 'buttonUrl'), textAt(card, 'buttonText')),
  callout: (card) => `<blockquote>${textAt(card, 'calloutText')}</blockquote>`,
  toggle: (card) => `<details><summary>${textAt(card, 'heading')}</summary>${textAt(card, 'content')}</details>`,
  video: (card) => captioned(`<video src="${escapeHtml(textAt(card, 'src'))}"></video>`, textAt(card, 'caption')),
  audio: (card) =>
    `<audio src="${escapeHtml(textAt(card, 'src'))}" title="${escapeHtml(textAt(card, 'title'))}"></audio>`,
  file: (card) => link(textAt(card, 'src'), textAt(card, 'fileTitle') || textAt(card, 'fileName')),
};

/** Empty for cards that Ghost fills at each view, or sends only by mail. */
export const renderCard = (name: string, card: JsonObject): string => cards[name]?.(card) ?? '';

export const isCard = (name: string): boolean => name in cards;
