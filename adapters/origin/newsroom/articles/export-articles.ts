import { copyFile, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteKey } from '../../database/schema/origin-site.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { CommandFailure } from '../context/command-failure.ts';
import { writeArticleFile } from './write-article-file.ts';
import { coverPattern } from '../../media/uploads/picture-paths.ts';
import { writeWhole } from '../../media/uploads/upload-file.ts';
import { storedArticles } from './stored-articles.ts';
import type { StoredArticle } from './stored-articles.ts';
import type { ExportReport } from '#adapters/newsroom-contract/articles.ts';

export interface ExportCommand {
  readonly site: SiteKey | null;
  /** Unix seconds: only articles published or changed since. */
  readonly since: number | null;
  readonly slugs: readonly string[];
  readonly folder: string;
}

const batch = 200;

const inBatches = async function* (
  { db }: Newsroom,
  { site, since, slugs }: ExportCommand,
): AsyncGenerator<readonly StoredArticle[]> {
  for (let last = 0; ;) {
    const base = db
      .selectFrom('articles')
      .select(['id', 'slug'])
      .where('parent_id', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch);
    const ofSite = site === null ? base : base.where('site', '=', site);
    const named = slugs.length === 0 ? ofSite : ofSite.where('slug', 'in', slugs);
    const rows = await (
      since === null
        ? named
        : named.where(({ eb, or }) => or([eb('pub_date', '>=', since), eb('updated_at', '>=', since)]))
    ).execute();
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    yield await storedArticles(
      db,
      rows.map(({ slug }) => slug),
    );
  }
};

const uploads = /\/uploads\/([A-Za-z0-9][A-Za-z0-9._-]*\.(?:jpe?g|png|webp))/g;

const picturesOf = async (article: StoredArticle, folder: string): Promise<readonly string[]> => {
  const shown = [article.cover_image ?? '', ...article.pages, ...article.posts.flatMap(({ pages }) => pages)].join(
    '\n',
  );
  const names = new Set(
    [...shown.matchAll(uploads)].map(([, name = '']) => name).filter((name) => !coverPattern.test(name)),
  );
  const there = await Promise.all(
    [...names].map(async (name) =>
      (await stat(join(folder, name)).then(
        () => true,
        () => false,
      ))
        ? [name]
        : [],
    ),
  );
  return there.flat();
};

export const exportArticles = async (newsroom: Newsroom, order: ExportCommand): Promise<ExportReport> => {
  const [from, to] = [join(newsroom.dataDir, 'uploads'), join(order.folder, 'pictures')];
  const pictures = new Set<string>();
  let files = 0;
  const write = async (article: StoredArticle): Promise<void> => {
    const shown = new Set(await picturesOf(article, from));
    if (shown.size > 0) await mkdir(to, { recursive: true });
    for (const name of shown) if (!pictures.has(name)) await copyFile(join(from, name), join(to, name));
    shown.forEach((name) => pictures.add(name));
    const beside = (path: string): string | null =>
      shown.has(path.replace(/^\/uploads\//, '')) ? path.replace(/^\/uploads/, 'pictures') : null;
    const text = Buffer.from(writeArticleFile(article, newsroom.sites, beside));
    await writeWhole(order.folder, `${article.slug}.html`, text);
    files += 1;
  };
  try {
    await mkdir(order.folder, { recursive: true });
    for await (const articles of inBatches(newsroom, order)) for (const article of articles) await write(article);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).syscall !== undefined)
      throw new CommandFailure('not-written', (cause as Error).message);
    throw cause;
  }
  return { files, pictures: pictures.size };
};
