import { gateMark, hasGate } from '../../database/article-text/gate.ts';
import type { Fault } from '#adapters/newsroom-contract/file-fault.ts';
import type { Blame } from './blame.ts';
import { blameWrongLines } from './blame-letters.ts';
import { blameCharts } from './blame-charts.ts';
import { blamePublicTexts } from './blame-public-texts.ts';
import { claims, fileHead, filePostHead, slugPattern } from './head.ts';
import type { Claims, FileHead, FilePostHead } from './head.ts';
import { blameClosings, withGates } from './foreign-gates.ts';
import { jsonLines, lineOfPath } from './json-lines.ts';
import { readHead } from './read-head.ts';
import { readershipOf } from './readership.ts';

export interface FilePost {
  readonly head: FilePostHead & { readonly id: string };
  readonly html: string;
  readonly line: number;
  readonly textLine: number;
}

/** `head` is null when invalid; `claims` then has the parsable parts. */
export interface ReadFile {
  readonly file: string;
  readonly slug: string;
  readonly head: FileHead | null;
  readonly claims: Claims;
  readonly pages: readonly string[];
  readonly pageLines: readonly number[];
  /** Null keeps existing posts. */
  readonly posts: readonly FilePost[] | null;
  readonly lineOf: (...path: readonly PropertyKey[]) => number;
}

export interface FileArticle extends ReadFile {
  readonly head: FileHead;
}

export const isWhole = (file: ReadFile): file is FileArticle => file.head !== null;

interface Part {
  readonly mark: 'page' | 'post';
  readonly says: string;
  readonly html: string;
  readonly line: number;
  readonly textLine: number;
}

const divider = /^---[ \t]*$/m;
const mark = /<!--\s*(page|post)\b([\s\S]*?)-->/g;
const postMark = /<!--\s*post\b/;

const breaksIn = (text: string): number => text.split('\n').length - 1;
const lineAt = (text: string, at: number): number => breaksIn(text.slice(0, at)) + 1;

const partsOf = (body: string, firstLine: number): readonly Part[] => {
  const marks = [...body.matchAll(mark)];
  const begun = { html: body.slice(0, marks[0]?.index ?? body.length), line: firstLine, textLine: firstLine };
  const first: Part = { mark: 'page', says: '', ...begun };
  let [line, counted] = [firstLine, 0];
  const lineOf = (at: number): number => {
    line += lineAt(body.slice(counted, at), at - counted) - 1;
    counted = at;
    return line;
  };
  const rest = marks.map((found, at) => {
    const [line, end] = [lineOf(found.index), found.index + found[0].length];
    const html = body.slice(end, marks[at + 1]?.index ?? body.length);
    return {
      mark: found[1] as Part['mark'],
      says: (found[2] ?? '').trim(),
      html,
      line,
      textLine: line + breaksIn(found[0]),
    };
  });
  return [first, ...rest].map((part) => {
    const [blank = ''] = /^\s*/.exec(part.html) ?? [];
    return { ...part, html: part.html.trim(), textLine: part.textLine + breaksIn(blank) };
  });
};

/** Posts without ids are numbered from the last (oldest): a new post on top renames none. */
const numbered = (heads: readonly (readonly [FilePostHead, Part])[], blame: Blame): readonly FilePost[] => {
  const named = heads.filter(([{ id }]) => id !== undefined).length;
  const seen = new Set<string>();
  return heads.map(([head, { html, line, textLine }], at) => {
    if (head.id === undefined && named > 0) blame('no-post-id', line);
    const id = head.id ?? String(heads.length - at);
    if (seen.has(id)) blame('post-id-twice', line, { found: id });
    seen.add(id);
    return { head: { ...head, id }, html, line, textLine };
  });
};

const postsOf = (parts: readonly Part[], type: string, blame: Blame): readonly FilePost[] | null => {
  const posts = parts.filter(({ mark: kind }) => kind === 'post');
  const [first] = posts;
  if (first === undefined) return null;
  if (type !== 'liveblog') blame('not-a-live-blog', first.line);
  const heads = posts.flatMap((part) => {
    if (part.html === '') blame('no-body', part.line);
    const { head } = readHead(filePostHead, part.says, part.line, blame);
    return head === null ? [] : [[head, part] as const];
  });
  return numbered(heads, blame);
};

const pagesOf = (parts: readonly Part[], blame: Blame): readonly string[] => {
  const firstPost = parts.findIndex(({ mark: kind }) => kind === 'post');
  const pages = parts.slice(0, firstPost < 0 ? parts.length : firstPost);
  for (const { says, line } of pages) if (says !== '') blame('mark', line, { found: says });
  for (const late of firstPost < 0 ? [] : parts.slice(firstPost).filter(({ mark: kind }) => kind === 'page'))
    blame('mark', late.line, { found: 'page' });
  for (const { html, line } of pages) if (html === '') blame('no-body', line);
  return pages.map(({ html }) => html);
};

/** If only the head or only the text has the gate, closed text would be public. */
const blameGate = (
  pages: readonly string[],
  parts: readonly Part[],
  gated: boolean,
  line: number,
  blame: Blame,
): void => {
  const at = pages.findIndex(hasGate);
  if (gated && at < 0) blame('no-gate', line, { field: 'gated' });
  if (!gated && at >= 0) blame('open-gate', parts[at]?.line ?? line);
};

const closedFromStart = (pages: readonly string[]): readonly string[] =>
  pages.some(hasGate) ? pages : pages.map((html, at) => (at === 0 ? `${gateMark}${html}` : html));

const nameOf = (file: string): string => file.replace(/^.*[/\\]/, '').replace(/\.html$/, '');

/**
 * Parses a JSON head, a `---` line, and HTML with `<!-- page -->` and `<!-- post {"id":"3"} -->` marks. Reports every
 * error; null without a head.
 */
export const readArticleFile = (file: string, given: string, tell: (fault: Fault) => void): ReadFile | null => {
  const blame: Blame = (kind, line, more) => tell({ file, line, kind, ...more });
  const text = given.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  const cut = divider.exec(text);
  if (cut === null) {
    blameWrongLines(text, 1, blame);
    blame('no-head', 1);
    return null;
  }
  const headText = text.slice(0, cut.index);
  const { raw, head } = readHead(fileHead, headText, 1, blame);
  const lineOf: ReadFile['lineOf'] = (...path) => (raw === null ? 1 : lineOfPath(jsonLines(headText), path));
  const [written, firstLine] = [text.slice(cut.index + cut[0].length + 1), lineAt(text, cut.index) + 1];
  if (raw === null) blameWrongLines(headText, 1, blame);
  blameWrongLines(written, firstLine, blame);
  const postsAt = `${written}<!-- post`.search(postMark);
  const body = `${withGates(written.slice(0, postsAt))}${written.slice(postsAt)}`;
  const parts = partsOf(body, firstLine);
  const [pages, posts] = [pagesOf(parts, blame), postsOf(parts, head?.type ?? 'liveblog', blame)];
  const { readers, refused } = readershipOf(raw, posts !== null);
  for (const { field, ...found } of refused) blame('not-public', lineOf(field), { field, ...found });
  blameClosings(written, postsAt, firstLine, blame);
  const closedElsewhere = readers === 'members' || (readers === null && body !== written);
  const isClosed = head?.gated ?? closedElsewhere;
  const gatedPages = isClosed && readers === 'members' ? closedFromStart(pages) : pages;
  if (head !== null) {
    blameGate(gatedPages, parts, isClosed, lineOf('gated'), blame);
    blamePublicTexts(head, isClosed ? gatedPages : null, lineOf, blame);
  }
  blameCharts(body, firstLine, blame);
  const slug = head?.slug ?? nameOf(file);
  if (!slugPattern.test(slug)) blame('file-name', null, { found: slug });
  return {
    file,
    slug,
    head: head && { ...head, gated: isClosed || head.gated },
    claims: claims.parse(raw),
    pages: gatedPages,
    pageLines: parts.slice(0, gatedPages.length).map(({ textLine }) => textLine),
    posts,
    lineOf,
  };
};
