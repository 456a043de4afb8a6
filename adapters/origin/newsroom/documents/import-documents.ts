import { readTime } from '../file/times.ts';
import { everything } from '../../database/edits/change.ts';
import type { WithEdition } from '../../database/edits/edition.ts';
import { inEdit } from '../../database/edits/in-edit.ts';
import { namesIn } from '../../media/removals/note-uploads.ts';
import { shareUploads } from '../../media/uploads/shared-uploads.ts';
import type { GivenFile } from '#adapters/newsroom-contract/articles.ts';
import type { DocumentsReport } from '#adapters/newsroom-contract/documents.ts';
import type { Fault } from '#adapters/newsroom-contract/file-fault.ts';
import { blameText } from '../articles/blame-texts.ts';
import type { Newsroom } from '../context/newsroom.ts';
import type { ReadFile } from '../file/read-article-file.ts';
import { readTexts } from '../file/read-files.ts';
import { takePictures } from '../pictures/take-pictures.ts';
import { type DocumentFile, readDocumentFile } from './read-document-file.ts';

export interface ImportDocuments {
  readonly files: readonly GivenFile[];
}

const noClaims: ReadFile['claims'] = { site: null, section: null, alsoIn: [], authors: [], flags: [], cover: null };

const asRead = ({ file, slug, html, textLine }: DocumentFile): ReadFile => ({
  file,
  slug,
  head: null,
  claims: noClaims,
  pages: [html],
  pageLines: [textLine],
  posts: null,
  lineOf: () => 1,
});

const blameTwice = (files: readonly DocumentFile[], tell: (fault: Fault) => void): void => {
  const seen = new Set<string>();
  for (const { file, slug, head } of files) {
    const key = `${head.site}/${slug}`;
    if (seen.has(key)) tell({ file, line: null, kind: 'slug-twice', found: slug });
    seen.add(key);
  }
};

interface Row {
  readonly site: string;
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly content: string;
  readonly updated_at: number | null;
}

type Wanted = Row & { readonly file: string };

const write = ({ db, embedded, dataDir, now }: Newsroom, wanted: readonly Wanted[]) =>
  inEdit(db, async (all) => {
    const documents: DocumentsReport['documents'][number][] = [];
    for (const { file: _file, ...row } of wanted) {
      const { site, slug } = row;
      const stored = await all
        .selectFrom('docs')
        .selectAll()
        .where('site', '=', site)
        .where('slug', '=', slug)
        .executeTakeFirst();
      const same = (['title', 'lead', 'content'] as const).every((name) => stored?.[name] === row[name]);
      const isSame = same && (row.updated_at === null || stored?.updated_at === row.updated_at);
      documents.push({ site, slug, what: stored === undefined ? 'created' : isSame ? 'unchanged' : 'updated' });
      if (isSame) continue;
      const values = { ...row, updated_at: row.updated_at ?? now() };
      await all
        .insertInto('docs')
        .values(values)
        .onConflict((conflict) => conflict.columns(['site', 'slug']).doUpdateSet(values))
        .execute();
    }
    const names = wanted.flatMap(({ content }) => namesIn(content));
    if (names.length > 0) await all.deleteFrom('removed_uploads').where('name', 'in', names).execute();
    if (!embedded) await shareUploads(all, dataDir);
    const isChanged = documents.some(({ what }) => what !== 'unchanged');
    return { done: documents, changes: isChanged ? [everything] : [] };
  });

/** Imports all documents, or none if any file has an error. Reports every error. */
export const importDocuments = async (
  newsroom: Newsroom,
  { files: given }: ImportDocuments,
): Promise<WithEdition<DocumentsReport>> => {
  const faults: Fault[] = [];
  const tell = (fault: Fault): void => void faults.push(fault);
  const { texts, folderOf } = await readTexts(given, tell);
  const files = texts.flatMap(({ name, text }) => readDocumentFile(name, text, tell) ?? []);
  blameTwice(files, tell);
  const pictures = await takePictures(files.map(asRead), folderOf, newsroom.dataDir, tell);
  const place = { ...newsroom, isTaken: pictures.isTaken };
  for (const { file, html, textLine } of files)
    await blameText(place, pictures.inText(file, html), textLine, (kind, line, more) =>
      tell({ file, line, kind, ...more }),
    );
  const refused = faults.filter(({ kind }) => kind !== 'not-shown' && kind !== 'plain-motif');
  const unshown = faults.filter(({ kind }) => kind === 'not-shown' || kind === 'plain-motif');
  if (refused.length > 0) return { faults: refused, unshown, documents: [], edition: null };
  await pictures.store();
  const zoneOf = (site: string): string => newsroom.sites.find(({ role }) => role === site)?.timeZone ?? 'UTC';
  const { done, edition } = await write(
    newsroom,
    files.map(({ file, slug, head, html }) => ({
      file,
      site: head.site,
      slug,
      title: head.title,
      lead: head.lead,
      content: pictures.inText(file, html),
      updated_at: head.updatedAt === undefined ? null : readTime(head.updatedAt, zoneOf(head.site)),
    })),
  );
  // Repeated after the commit: a concurrent removal may have deleted a file.
  await pictures.store();
  return { faults: [], unshown, documents: done, edition };
};
