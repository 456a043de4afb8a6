import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listedArticles } from './listed-articles.ts';
import type { Tell } from './measurement.ts';
import { writePageData } from './page-data.ts';
import { startSite } from './servers.ts';

const port = 3938;
const [warming, renderings] = [100, 400];

type Json = unknown;
interface Renderer {
  renderPage(page: Json, assets: Json): string;
  renderPageByReact(page: Json, assets: Json): string;
}

const isObject = (value: Json): value is Record<string, Json> => typeof value === 'object' && value !== null;

/** Every teaser of a page. */
const teasersIn = (value: Json): Record<string, Json>[] => {
  if (!isObject(value)) return [];
  const inside = Object.values(value).flatMap(teasersIn);
  return typeof value['title'] === 'string' && typeof value['lead'] === 'string' ? [value, ...inside] : inside;
};

const withOtherTitle = (page: Json, turn: number): Json => {
  const teasers = teasersIn(page);
  Object.assign(teasers[turn % teasers.length] ?? {}, { title: `Másik cím ${turn}` });
  return page;
};

const timed = (render: () => void): number => {
  const begun = performance.now();
  render();
  return performance.now() - begun;
};

/** The 10th percentile: the least disturbed. */
const fast = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 10)] ?? Number.NaN;

/** Another article of the same site: its own text, with the lists and the frame of the others. */
const otherArticle = (page: Json, at: number): Json => {
  const { content } = page as { readonly content: { readonly article: { readonly body: readonly Json[] } } };
  const body = [{ tag: 'p', children: [`Bekezdés ${at}`] }, ...content.article.body];
  return { ...(page as object), content: { ...content, article: { ...content.article, id: `a${at}`, body } } };
};

/**
 * A front rendered again, unchanged and with one other teaser, and an article rendered for the first time, beside
 * `renderToString` in one piece; in turns in one process. Each side has its own data, parsed for each rendering.
 */
export const measureChangedFront = async (dataDir: string, scratch: string, tell: Tell): Promise<void> => {
  const site = await startSite(port, { DATA_DIR: dataDir });
  const [article = '/'] = await listedArticles(site.port);
  const files = [
    await writePageData(site.port, '/', join(scratch, 'changed-front.json')),
    await writePageData(site.port, article, join(scratch, 'cold-article.json')),
  ];
  await site.stop();
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  const built = new URL('../../dist/server/render.js', import.meta.url).href;
  const { renderPage, renderPageByReact } = (await import(built)) as Renderer;
  const [front = '', cold = ''] = files.map((file) => readFileSync(file, 'utf8'));
  const { assets } = JSON.parse(front) as { readonly assets: Json };
  const pageIn = (json: string): Json => (JSON.parse(json) as { readonly page: Json }).page;
  const kinds = [
    { what: 'front, rendered again unchanged', goal: 3, page: () => pageIn(front) },
    {
      what: 'front, one teaser changed',
      goal: 2.5,
      page: (turn: number) => withOtherTitle(pageIn(front), turn),
    },
    { what: 'article, rendered first', goal: 1.2, page: (turn: number) => otherArticle(pageIn(cold), turn) },
  ];
  for (const { what, goal, page } of kinds) {
    const times = { own: [] as number[], react: [] as number[] };
    for (let turn = 0; turn < warming + renderings; turn += 1) {
      const pages = [page(turn), page(turn)];
      const html = ['', ''];
      const own = (): number => timed(() => (html[0] = renderPage(pages[0], assets)));
      const react = (): number => timed(() => (html[1] = renderPageByReact(pages[1], assets)));
      const isOwnFirst = turn % 2 === 0;
      const first = isOwnFirst ? own() : react();
      const second = isOwnFirst ? react() : own();
      if (html[0] !== html[1]) throw new Error('the output differs from that of React');
      if (turn < warming) continue;
      times.own.push(isOwnFirst ? first : second);
      times.react.push(isOwnFirst ? second : first);
    }
    const [own, react] = [fast(times.own), fast(times.react)];
    tell({
      what,
      ours: `${own.toFixed(2)} ms`,
      beside: `React ${react.toFixed(2)} ms`,
      ratio: (react / own).toFixed(2),
      goal: `≥ ${goal}`,
      met: react / own >= goal,
    });
  }
  process.env['NODE_ENV'] = before;
};
