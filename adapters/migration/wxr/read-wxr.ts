import sax from 'sax';
import { ownText } from '../moved/own-text.ts';
import { SourceFault } from '../moved/source-fault.ts';
import type { WxrRecord, WxrTerm } from './wxr-record.ts';

/** Namespaces are compared without their version; unknown ones use the prefix of the file. */
const prefixes: readonly (readonly [string, string])[] = [
  ['http://wordpress.org/export/', 'wp'],
  ['http://purl.org/rss/1.0/modules/content/', 'content'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
];

const nameOf = ({ uri, local, name }: sax.QualifiedTag): string => {
  if (uri === '') return name;
  if (/^http:\/\/wordpress\.org\/export\/[\d.]+\/excerpt\/$/.test(uri)) return `excerpt:${local}`;
  const prefix = prefixes.find(([start]) => uri.startsWith(start))?.[1];
  return prefix === undefined ? name : `${prefix}:${local}`;
};

const attributeOf = ({ attributes }: sax.QualifiedTag, name: string): string => ownText(attributes[name]?.value ?? '');

const groups: Readonly<Record<string, 'author' | 'category' | 'tag' | 'term'>> = {
  'wp:author': 'author',
  'wp:category': 'category',
  'wp:tag': 'tag',
  'wp:term': 'term',
};

/** Never stored: they name readers, or open protected texts. */
const unread = new Set(['wp:author_email', 'wp:comment']);

/** Only whether there is one matters. */
const secret = new Set(['wp:post_password']);

/** Longer texts are never kept in an index. */
const maxOwnLength = 2_000;

class Reader {
  readonly found: WxrRecord[] = [];
  private readonly path: string[] = [];
  private text = '';
  private channel = new Map<string, string>();
  private isChannelTold = false;
  private fields = new Map<string, string>();
  private terms: WxrTerm[] = [];
  private meta: [string, string][] = [];
  private key = '';
  private comments = 0;
  private metaCount = 0;
  private term = { domain: '', slug: '' };
  private unreadDepth = 0;

  open(tag: sax.QualifiedTag): void {
    const name = nameOf(tag);
    this.path.push(name);
    if (this.unreadDepth > 0) return;
    this.text = '';
    if (unread.has(name)) {
      this.unreadDepth = this.path.length;
      if (name === 'wp:comment') this.comments += 1;
    }
    if (name === 'item' || (groups[name] !== undefined && this.path.length === 3)) this.begin();
    if (name === 'item') this.tellChannel();
    if (name === 'category' && this.path.at(-2) === 'item')
      this.term = { domain: attributeOf(tag, 'domain'), slug: attributeOf(tag, 'nicename') };
  }

  more(text: string): void {
    if (this.unreadDepth === 0) this.text += text;
  }

  close(): void {
    const name = this.path.at(-1) ?? '';
    const depth = this.path.length;
    this.path.pop();
    if (this.unreadDepth > 0) {
      if (this.unreadDepth === depth) this.unreadDepth = 0;
      return;
    }
    const parent = this.path.at(-1) ?? '';
    const group = groups[name];
    if (name === 'item')
      this.found.push({
        record: 'item',
        fields: this.fields,
        terms: this.terms,
        meta: this.meta,
        comments: this.comments,
      });
    else if (group !== undefined && parent === 'channel')
      this.found.push({ record: group, fields: this.fields, meta: this.metaCount });
    else if (name === 'channel') this.tellChannel();
    else this.field(name, parent);
    this.text = '';
  }

  private begin(): void {
    this.fields = new Map();
    this.terms = [];
    this.meta = [];
    this.comments = 0;
    this.metaCount = 0;
  }

  private tellChannel(): void {
    if (this.isChannelTold) return;
    this.isChannelTold = true;
    this.found.push({ record: 'channel', fields: this.channel });
  }

  private field(name: string, parent: string): void {
    const text = this.text.length > maxOwnLength ? this.text : ownText(this.text);
    if (parent === 'channel') this.channel.set(name, text.trim());
    else if (name === 'wp:meta_key' && parent === 'wp:postmeta') this.key = text;
    else if (name === 'wp:meta_value' && parent === 'wp:postmeta') this.meta.push([this.key, text]);
    else if (name === 'wp:termmeta') this.metaCount += 1;
    else if (name === 'category' && parent === 'item') this.terms.push({ ...this.term, name: text.trim() });
    else if (parent === 'item' || groups[parent] !== undefined)
      this.fields.set(name, secret.has(name) ? (text === '' ? '' : '*') : text);
  }
}

/**
 * Streams the records of a WordPress export. Memory does not grow with the file: a record lives until the next one.
 * Throws a `SourceFault` with the line where the XML ends being well-formed.
 */
export const readWxr = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<WxrRecord> {
  const reader = new Reader();
  const parser = sax.parser(true, { xmlns: true, position: true });
  let fault = null as Error | null;
  let isRss = false;
  Object.assign(parser, {
    onerror: (error: Error) => {
      // Old exports use prefixes without declaring them, and references that XML does not have.
      if (!/^Unbound namespace prefix|^Invalid character (?:entity|in entity name)/.test(error.message))
        fault ??= error;
      parser.error = null as never;
    },
    onopentag: (tag: sax.QualifiedTag) => {
      isRss ||= tag.name === 'rss';
      reader.open(tag);
    },
    ontext: (text: string) => reader.more(text),
    oncdata: (text: string) => reader.more(text),
    onclosetag: () => reader.close(),
  });
  const stop = (): void => {
    if (fault !== null) throw new SourceFault(`line ${parser.line + 1}: ${fault.message.split('\n')[0] ?? ''}`);
  };
  const decoder = new TextDecoder();
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }));
    stop();
    yield* reader.found.splice(0);
  }
  parser.write(decoder.decode()).close();
  stop();
  if (!isRss) throw new SourceFault('it has no <rss> element');
  yield* reader.found.splice(0);
};
