import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawAvatar } from '../../media/motifs/draw-avatar.ts';
import { drawCover } from '../../media/motifs/draw-cover.ts';
import type { Motif } from '../../media/motifs/motifs.ts';
import { avatarPattern, coverPattern } from '../../media/uploads/picture-paths.ts';
import { paletteOf } from '../../media/motifs/canvas/palettes.ts';
import type { Article } from '../../content/article.ts';
import type { NewsroomContent } from '../../content/newsroom-content.ts';

export type Illustrated = Pick<Article, 'cover' | 'pages' | 'posts' | 'publishedAt'>;

type Pictured = Pick<NewsroomContent, 'authors' | 'podcasts' | 'uniqueGroups'> & {
  readonly articles?: readonly Illustrated[];
};

const prefix = '/uploads/';

export const picturesOf = ({
  articles = [],
  authors = [],
  podcasts = [],
  uniqueGroups = [],
}: Pictured): readonly string[] => {
  const newest = articles.toSorted((one, other) => other.publishedAt - one.publishedAt);
  const inText = (html: string): readonly string[] =>
    [...html.matchAll(/data-(?:src|poster)="([^"]+)"/g)].map(([, path]) => path ?? '');
  const paths = [
    ...newest.slice(0, 30).map(({ cover }) => cover?.path),
    ...authors.map(({ avatar }) => avatar),
    ...uniqueGroups.flatMap(({ uniques }) => uniques.flatMap(({ content }) => inText(content))),
    ...podcasts.flatMap(({ episodes }) => episodes.map(({ image }) => image)),
    ...newest.flatMap(({ cover, pages, posts = [] }) => [
      cover?.path,
      ...pages.flatMap(inText),
      ...posts.flatMap(({ html }) => inText(html)),
    ]),
  ];
  return [...new Set(paths.filter((path) => typeof path === 'string' && path.startsWith(prefix)))].map((path) =>
    String(path).slice(prefix.length),
  );
};

const svgOf = (file: string, names: ReadonlyMap<string, string>): string | null => {
  const [, author] = avatarPattern.exec(file) ?? [];
  if (author !== undefined) return drawAvatar({ name: names.get(author) ?? author, palette: 'main' });
  const [, palette, motif, variant] = coverPattern.exec(file) ?? [];
  return palette === undefined
    ? null
    : drawCover({ motif: motif as Motif, variant: Number(variant), palette: paletteOf(palette) });
};

const draw = async (svg: string, file: string): Promise<void> => {
  const width = file.includes('/avatar-') ? 480 : 1600;
  const draft = `${file}.draft`;
  await sharp(Buffer.from(svg))
    .resize({ width })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86, mozjpeg: false })
    .toFile(draft);
  await rename(draft, file);
};

export const drawOriginals = async (content: Pictured, folder: string, signal: AbortSignal): Promise<void> => {
  const names = new Map((content.authors ?? []).map(({ slug, name }) => [slug, name]));
  const waiting = picturesOf(content).values();
  const drawer = async (): Promise<void> => {
    for (const name of waiting) {
      if (signal.aborted) return;
      const file = join(folder, name);
      const svg = svgOf(name, names);
      if (
        svg !== null &&
        !(await stat(file).then(
          () => true,
          () => false,
        ))
      )
        await draw(svg, file);
    }
  };
  await Promise.all([drawer(), drawer()]);
};
