import { rewriteAttribute } from '../../database/article-text/elements.ts';
import { withPageLinks } from '../../database/article-text/page-links.ts';
import { blameWrongReferences } from '../file/blame-letters.ts';
import type { Fault } from '#adapters/newsroom-contract/file-fault.ts';
import type { Blame } from '../file/blame.ts';
import type { ReadFile } from '../file/read-article-file.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { blameMissingUpload, blameMissingUploads, blameMotif, type Place } from '../pictures/blame-uploads.ts';
import type { TakenPictures } from '../pictures/take-pictures.ts';

export const blameTexts = async (
  newsroom: Newsroom,
  pictures: Pick<TakenPictures, 'inText' | 'isTaken'>,
  { file, head, pages, pageLines, posts, lineOf }: ReadFile,
  tell: (fault: Fault) => void,
): Promise<void> => {
  const place = { ...newsroom, isTaken: pictures.isTaken };
  const blame: Blame = (kind, line, more) => tell({ file, line, kind, ...more });
  const { path, motif, variant } = head?.cover ?? {};
  if (path !== undefined) await blameMissingUpload(place, path, lineOf('cover', 'path'), blame);
  if (motif !== undefined) blameMotif(`${motif}/${variant}`, lineOf('cover', 'motif'), blame);
  const texts = [
    ...pages.map((_, at) => ({ html: withPageLinks(pages, at), line: pageLines[at] ?? 1 })),
    ...(posts ?? []).map(({ html, textLine }) => ({ html, line: textLine })),
  ];
  for (const { html, line } of texts) await blameText(place, pictures.inText(file, html), line, blame);
};

export const blameText = async (
  place: Place & Pick<Newsroom, 'findUnshown'>,
  html: string,
  firstLine: number,
  blame: Blame,
): Promise<void> => {
  blameWrongReferences(html, firstLine, blame);
  await blameMissingUploads(place, html, firstLine, blame);
  const drawn = rewriteAttribute(html, 'figure', 'data-cover', () => 'data-type="picture" data-src="/uploads/x.jpg"');
  for (const { line, element, attribute, reason, found } of await place.findUnshown(drawn)) {
    // Missing local files have no name yet; they are reported when read.
    if (found === '/uploads/') continue;
    const field = attribute === null ? `<${element}>` : `<${element} ${attribute}>`;
    blame('not-shown', firstLine + line - 1, { field, reason, ...(found === undefined ? {} : { found }) });
  }
};
