import { gateMark, hasGate } from '#adapters/origin/database/article-text/gate.ts';
import { blameSize } from '#adapters/origin/newsroom/articles/blame-size.ts';
import { withGates } from '#adapters/origin/newsroom/file/foreign-gates.ts';
import { readArticleFile } from '#adapters/origin/newsroom/file/read-article-file.ts';
import type { Fault } from '#adapters/newsroom-contract/file-fault.ts';
import type { Account } from '../moved/account.ts';

export type Head = Record<string, unknown>;

const wrong = /(?![\t\n\r])\p{Cc}|\ufffd|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu;

/** Characters that import refuses, because feeds and databases do. */
export const withoutWrongLetters = (text: string, account: Account): string => {
  const found = text.match(wrong)?.length ?? 0;
  if (found === 0) return text;
  account.dropped('character', 'a control character or the mark of a wrong encoding', found);
  return text.replaceAll(wrong, '');
};

const emptyPage = '<p></p>';

/** Import refuses a page without any element. */
const pagesOf = (html: string): string => {
  const pages = html
    .split(/<!--\s*page\s*-->/)
    .map((page) => page.trim())
    .filter((page) => page !== '');
  return pages.length === 0 ? emptyPage : pages.join('\n<!-- page -->\n');
};

const textOf = (head: Head, html: string): string => `${JSON.stringify(head, null, 2)}\n---\n${pagesOf(html)}\n`;

const maxCorrections = 8;

const without = (head: Head, path: string): Head => {
  const [first = '', second] = path.split('.');
  const value = head[first];
  if (Array.isArray(value)) return { ...head, [first]: value.filter((_, at) => String(at) !== second) };
  if (second !== undefined && typeof value === 'object' && value !== null)
    return { ...head, [first]: { ...value, [second]: '' } };
  return { ...head, [first]: '' };
};

/**
 * The text of an article's file, read back as import reads it. Parts that import would refuse are closed or removed; null
 * if the rest would be refused too.
 */
export const articleText = (given: Head, html: string, account: Account): string | null => {
  let body = withGates(html);
  let head = given;
  for (let tries = 0; tries < maxCorrections; tries += 1) {
    if (hasGate(body)) head = Object.assign({}, head, { gated: true });
    else if (head['gated'] === true) body = `${gateMark}${body}`;
    const text = textOf(head, body);
    const faults: Fault[] = [];
    const tell = (fault: Fault): void => void faults.push(fault);
    const read = readArticleFile(`${String(head['slug'])}.html`, text, tell);
    if (read !== null) blameSize([read], tell);
    const [fault] = faults;
    if (fault === undefined) return text;
    const { kind, field = '', found = '' } = fault;
    if (kind === 'closed-region') {
      account.changed('closed region', 'the text is closed from here to its end');
      body = body.replaceAll(found, gateMark);
    } else if ((kind === 'closed-words' || kind === 'mark') && field !== '' && !field.startsWith('title')) {
      account.dropped(`field ${field}`, 'it repeats a sentence of the closed part');
      head = without(head, field);
    } else if (kind === 'closed-words' && head['active'] !== false) {
      account.changed('title', 'it repeats a sentence of the closed part: inactive');
      head = Object.assign({}, head, { active: false });
    } else {
      account.dropped('text', `import would refuse it: ${kind} ${field} ${found}`.trim());
      return null;
    }
  }
  return null;
};
