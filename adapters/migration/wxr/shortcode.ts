import { decodeHTML } from 'entities';

export interface Shortcode {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Null without a closing tag. */
  readonly content: string | null;
}

const attribute = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s'"\]]+))|"([^"]*)"|'([^']*)'|(\S+)/g;

export const attributesOf = (text: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  let bare = 0;
  // Editors write typographic quotation marks into attributes.
  for (const [, name, ...values] of text.replaceAll(/&#8221;|&#8243;|[“”„″]/g, '"').matchAll(attribute)) {
    const value = decodeHTML(values.find((one) => one !== undefined) ?? '');
    if (name !== undefined) found.set(name.toLowerCase(), value);
    else {
      found.set(String(bare), value);
      bare += 1;
    }
  }
  return found;
};

const opening = /\[(\[?)([a-zA-Z][\w-]*)((?:\s|\/(?!\])|:)[^\]]*?|)(\/?)\](\]?)/g;

const isKnownShape = (name: string, given: string, isClosed: boolean, known: ReadonlySet<string>): boolean =>
  known.has(name) || isClosed || /[_-]/.test(name) || /^\s+[\w-]+\s*=/.test(given);

/**
 * Replaces shortcodes, the innermost first. Text in brackets, such as `[sic]`, stays: an unknown name counts only with
 * an attribute, a closing tag, or a hyphen or underscore in it.
 */
export const replaceShortcodes = (
  html: string,
  known: ReadonlySet<string>,
  replace: (code: Shortcode) => string,
): string => {
  if (!html.includes('[')) return html;
  let made = '';
  let at = 0;
  opening.lastIndex = 0;
  for (let found = opening.exec(html); found !== null; found = opening.exec(html)) {
    const [whole, escaped = '', name = '', given = '', slash, end = ''] = found;
    const after = found.index + whole.length;
    if (escaped === '[' && end === ']') {
      made += `${html.slice(at, found.index)}${whole.slice(1, -1)}`;
      at = after;
      continue;
    }
    const [from, to] = [found.index + escaped.length, after - end.length];
    const closing = slash === '/' ? -1 : html.indexOf(`[/${name}]`, to);
    const key = name.toLowerCase();
    if (!isKnownShape(key, given, closing >= 0, known)) continue;
    const again = html.slice(to, closing < 0 ? to : closing);
    // Another code of the same name before the closing tag: that one is closed, not this one.
    const isOwn = closing >= 0 && !new RegExp(`\\[${name}(?=[\\s\\]])`).test(again);
    const resume = isOwn ? closing + name.length + 3 : to;
    made += html.slice(at, from);
    made += replace({
      name: key,
      attributes: attributesOf(given),
      content: isOwn ? replaceShortcodes(again, known, replace) : null,
    });
    at = resume;
    opening.lastIndex = resume;
  }
  return made + html.slice(at);
};

const literal = /(<(pre|code|script|style|textarea)\b[\s\S]*?<\/\2>)/gi;

/** Leaves code samples alone. */
export const replaceOutsideCode = (html: string, replace: (text: string) => string): string => {
  if (!html.includes('[')) return html;
  const parts = html.split(literal);
  // Each match adds itself and the name of its element.
  return parts.map((part, at) => (at % 3 === 0 ? replace(part) : at % 3 === 1 ? part : '')).join('');
};
