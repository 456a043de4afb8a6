import { z } from 'zod';
import type { Fault } from '#adapters/newsroom-contract/file-fault.ts';
import { siteKeys } from '../../database/schema/origin-site.ts';
import { hasGate } from '../../database/article-text/gate.ts';
import type { Blame } from '../file/blame.ts';
import { blameWrongLines } from '../file/blame-letters.ts';
import { withGates } from '../file/foreign-gates.ts';
import { slugPattern } from '../file/head.ts';
import { readHead } from '../file/read-head.ts';
import { readTime } from '../file/times.ts';

const head = z.strictObject({
  site: z.enum(siteKeys),
  slug: z.string().regex(slugPattern).max(150).optional(),
  title: z.string().trim().min(1).max(300),
  lead: z.string().trim().max(2_000).default(''),
  updatedAt: z
    .string()
    .refine((text) => readTime(text, 'UTC') !== null)
    .optional(),
});

export interface DocumentFile {
  readonly file: string;
  readonly slug: string;
  readonly head: z.output<typeof head>;
  readonly html: string;
  readonly textLine: number;
}

const divider = /^---[ \t]*$/m;
const maxBytes = 3_968 * 1024;

/** A JSON head, a line `---`, and HTML (docs/newsroom.md, "Documents"). Null with faults. */
export const readDocumentFile = (file: string, given: string, tell: (fault: Fault) => void): DocumentFile | null => {
  const blame: Blame = (kind, line, more) => tell({ file, line, kind, ...more });
  const text = given.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  const cut = divider.exec(text);
  if (cut === null) {
    blame('no-head', 1);
    return null;
  }
  const headText = text.slice(0, cut.index);
  const { head: read } = readHead(head, headText, 1, blame);
  const textLine = headText.split('\n').length + 1;
  const html = text.slice(cut.index + cut[0].length + 1).trim();
  blameWrongLines(html, textLine, blame);
  if (html === '') blame('no-body', textLine);
  // A document is public as a whole.
  if (hasGate(withGates(html))) blame('open-gate', textLine);
  if (Buffer.byteLength(html) > maxBytes) blame('too-large', textLine, { found: `${Buffer.byteLength(html)}` });
  const slug = read?.slug ?? file.replace(/^.*[/\\]/, '').replace(/\.html$/, '');
  if (!slugPattern.test(slug)) blame('file-name', null, { found: slug });
  return read === null ? null : { file, slug, head: read, html, textLine };
};
