import { gateMark } from '#adapters/origin/database/article-text/gate.ts';
import { escapeHtml } from '../body/plain-text.ts';
import type { Account } from '../moved/account.ts';
import type { KnownPicture } from '../moved/moved-article.ts';
import { replaceOutsideCode, replaceShortcodes, type Shortcode } from './shortcode.ts';

export interface ShortcodeNeeds {
  readonly account: Account;
  readonly pictureOf: (id: string) => KnownPicture | undefined;
  /** Pictures that were uploaded to this article. */
  readonly own: readonly string[];
}

/** Their content is for members alone. A single gate cannot express an end, so the rest is closed too. */
const closing =
  /^(?:membership|restrict|is_paid|mepr-show|mepr-active|members_access|members_logged_in|um_loggedin|s2if|wcm_restrict|pms-restrict|ihc-hide-content|swpm_protected|arm_restrict_content|passster|content_protector|leaky_paywall_\w+|steady_paywall)$/;

const addresses: Readonly<Record<string, (key: string) => string>> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  dailymotion: (id) => `https://www.dailymotion.com/video/${id}`,
};

const sourceKeys = ['src', 'url', 'mp4', 'm4v', 'webm', 'ogv', 'mp3', 'm4a', 'ogg', 'wav', '0'];

const handled = new Set([
  ...`caption wp_caption gallery playlist embed video audio soundcloud tweet twitter instagram facebook spotify gist
    googlemaps wpvideo contact-form contact-form-7 footnote`.split(/\s+/),
  ...Object.keys(addresses),
]);

const figure = ({ address, alt, caption, credit }: KnownPicture): string => {
  const words = [caption, credit].filter((one) => one !== '').join(' ');
  return `<figure><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}">${
    words === '' ? '' : `<figcaption>${escapeHtml(words)}</figcaption>`
  }</figure>`;
};

const embedded = (address: string): string =>
  `\n\n<figure data-type="embed" data-src="${escapeHtml(address)}"></figure>\n\n`;

export const expandShortcodes = (html: string, { account, pictureOf, own }: ShortcodeNeeds): string => {
  const pictures = ({ name, attributes }: Shortcode): string => {
    const ids = (attributes.get('ids') ?? attributes.get('include') ?? '').split(/[\s,]+/).filter(Boolean);
    const wanted = ids.length > 0 ? ids : own;
    const found = wanted.map(pictureOf).filter((picture) => picture !== undefined);
    const missing = wanted.length - found.length;
    account.dropped(`picture of [${name}]`, 'the export lacks this attachment', missing);
    if (found.length === 0) {
      account.dropped(`shortcode:${name}`, 'it names no picture of the export');
      return '';
    }
    account.changed(`shortcode:${name}`, 'its pictures one below the other');
    return `\n\n${found.map(figure).join('\n')}\n\n`;
  };

  const playlist = (code: Shortcode): string => {
    const found = (code.attributes.get('ids') ?? '').split(/[\s,]+/).map(pictureOf);
    const made = found.flatMap((one) =>
      one === undefined ? [] : [`<audio src="${escapeHtml(one.address)}"></audio>`],
    );
    if (made.length === 0) account.dropped('shortcode:playlist', 'the export lacks its sounds');
    else account.changed('shortcode:playlist', 'its sounds one below the other');
    return made.join('\n');
  };

  const caption = ({ name, attributes, content }: Shortcode): string => {
    account.kept(`shortcode:${name}`);
    const [picture = ''] = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(content ?? '') ?? [];
    const words = attributes.get('caption') ?? (content ?? '').replace(picture, '').trim();
    return `<figure>${picture}${words === '' ? '' : `<figcaption>${words}</figcaption>`}</figure>`;
  };

  const player = ({ name, attributes, content }: Shortcode): string => {
    const address = sourceKeys.map((key) => attributes.get(key)).find((one) => one !== undefined && /[./]/.test(one));
    const written = address ?? /https?:\/\/[^\s<"]+/.exec(content ?? '')?.[0];
    if (written === undefined) {
      account.dropped(`shortcode:${name}`, 'it has no address');
      return content ?? '';
    }
    account.kept(`shortcode:${name}`);
    return name === 'video' || name === 'audio'
      ? `\n\n<${name} src="${escapeHtml(written)}"></${name}>\n\n`
      : embedded(written);
  };

  const hosted = (code: Shortcode): string => {
    const said =
      code.attributes.get('id') ?? code.attributes.get('url') ?? code.attributes.get('0') ?? code.content ?? '';
    const key = said.replace(/^=/, '').trim();
    if (key === '') {
      account.dropped(`shortcode:${code.name}`, 'it has no address');
      return '';
    }
    account.kept(`shortcode:${code.name}`);
    return embedded(/^https?:/.test(key) ? key : (addresses[code.name]?.(key) ?? key));
  };

  const replace = (code: Shortcode): string => {
    const { name, content } = code;
    if (closing.test(name)) {
      account.changed(`shortcode:${name}`, 'the text is closed from here to its end');
      return `${gateMark}${content ?? ''}`;
    }
    if (name === 'caption' || name === 'wp_caption') return caption(code);
    if (name === 'gallery') return pictures(code);
    if (name === 'playlist') return playlist(code);
    if (name in addresses) return hosted(code);
    if (/^(?:embed|video|audio|soundcloud|tweet|twitter|instagram|facebook|spotify|gist|googlemaps)$/.test(name))
      return player(code);
    if (name === 'footnote' && content !== null) {
      account.changed('shortcode:footnote', 'in brackets');
      return ` (${content})`;
    }
    if (content === null) {
      account.dropped(`shortcode:${name}`, 'a plugin makes its content at each view');
      return '';
    }
    account.changed(`shortcode:${name}`, 'its content without the plugin');
    return content;
  };

  return replaceOutsideCode(html, (text) => replaceShortcodes(text, handled, replace));
};
