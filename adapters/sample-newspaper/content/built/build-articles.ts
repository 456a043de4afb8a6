import type { Article } from '../../../origin/content/article.ts';
import type { BuiltArticle } from './build-article.ts';
import { openDraw } from './templates/draw.ts';
import type { Draw } from './templates/draw.ts';
import { families } from './families.ts';
import { freshArticle } from './fresh-article.ts';
import { anglesOf } from './templates/family.ts';
import type { Family } from './templates/family.ts';

const day = 86_400;
const youngest = 20 * day;
const oldest = 3 * 365 * day;

const ofFamily = (family: Family, taken: Set<string>): readonly BuiltArticle[] => {
  const draw = openDraw(family.id);
  const turning = openDraw(`${family.id}, turned`);
  const angles = anglesOf(family).flatMap((angle) => angle.titles.map(() => angle));
  return family.appears.flatMap((appearance) =>
    Array.from({ length: appearance.count }, () => freshArticle({ family, angles, draw, turning, taken }, appearance)),
  );
};

const podcasts: Readonly<Partial<Record<string, string>>> = {
  main: 'Harmadik hullámhossz',
  g7: 'Kamatos kamat',
  after: 'Nyolcadik sor',
};

const tagsOf = ({ site, tags = [] }: BuiltArticle, at: number): readonly string[] => {
  const podcast = podcasts[site];
  return podcast !== undefined && at % 31 === 9 ? [...tags, podcast] : tags;
};

const edited = (article: BuiltArticle, at: number): Partial<Article> => {
  const flags = [
    ...(at % 41 === 3 ? ['legfontosabb'] : []),
    ...(at % 29 === 5 ? ['kedvenc'] : []),
    ...(at % 97 === 7 ? ['adfree'] : []),
  ];
  const partner = article.section === 'tamogatott-tartalom';
  return {
    flags: partner ? ['pr'] : flags,
    tags: tagsOf(article, at),
    ...(partner && {
      pr: true,
      ctUrl: at % 3 === 0 ? `https://partner.example/ajanlat/${article.slug}` : null,
      authors: [],
      contributors: [{ role: 'Támogató', name: article.sender }],
    }),
    ...(at % 23 === 11 ? { type: 'longform' } : {}),
    ...(article.site === 'sister' && at % 9 === 0 ? { mirroring: ['main'] as const } : {}),
    ...(article.section === 'kulfold' && at % 8 === 0 ? { mirroring: ['sister'] as const } : {}),
    ...(article.section === 'muvelodes' && at % 6 === 1 ? { mirroring: ['after'] as const } : {}),
  };
};

const publishedAt = (at: number, count: number, now: number, draw: Draw): number => {
  const age = youngest + ((at + 0.5) * (oldest - youngest)) / count;
  return Math.floor((now - age) / day) * day + draw.whole(5 * 60, 20 * 60) * 60;
};

const redrawn = (path: string): string => path.replace(/[12](?=\.jpg$)/, (variant) => (variant === '1' ? '2' : '1'));

const openGallery = () => {
  const shown = new Map<string, readonly string[]>();
  return ({ site, section, cover }: BuiltArticle): Article['cover'] => {
    if (!cover) return cover;
    const recent = shown.get(`${site}/${section}`) ?? [];
    const path = recent.includes(cover.path) ? redrawn(cover.path) : cover.path;
    shown.set(`${site}/${section}`, [path, ...recent].slice(0, 3));
    return { ...cover, path };
  };
};

/** About 2,000 articles, from three years to 20 days before `now` (unix seconds). Deterministic. */
export const buildArticles = (now: number, taken: ReadonlySet<string>): readonly Article[] => {
  const slugs = new Set(taken);
  const draw = openDraw('newsroom');
  const all = families.flatMap((family) => ofFamily(family, slugs));
  const hung = openGallery();
  return all
    .map(() => draw.next(all))
    .map((article, at) => {
      const { second, sender: _, ...rest } = article;
      const more = edited(article, at);
      const pages = more.type === 'longform' ? [...rest.pages, second] : rest.pages;
      return { ...rest, ...more, pages, cover: hung(article), publishedAt: publishedAt(at, all.length, now, draw) };
    });
};
