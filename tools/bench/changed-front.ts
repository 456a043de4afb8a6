import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tell } from './measurement.ts';
import { writePageData } from './page-data.ts';
import { startSite } from './servers.ts';

const port = 3938;
const [warming, drawings] = [60, 180];

type Json = unknown;
interface Drawer {
  renderPage(page: Json, assets: Json): string;
  renderPageByReact(page: Json, assets: Json): string;
}

const isObject = (value: Json): value is Record<string, Json> => typeof value === 'object' && value !== null;

/** The same data with another title on the `at`-th teaser; what is not on the way to it stays the very object. */
const withOtherTitle = (data: Json, title: string, at: number): Json => {
  let seen = 0;
  const change = (value: Json): Json => {
    if (!isObject(value) || seen > at) return value;
    if (typeof value['title'] === 'string' && typeof value['lead'] === 'string' && seen++ === at)
      return { ...value, title };
    const entries = Object.entries(value).map(([name, own]) => [name, change(own)] as const);
    if (entries.every(([name, own]) => own === value[name])) return value;
    return Array.isArray(value) ? entries.map(([, own]) => own) : Object.fromEntries(entries);
  };
  return change(data);
};

const timed = (draw: () => void): number => {
  const begun = performance.now();
  draw();
  return performance.now() - begun;
};

/** What disturbs a drawing least often. */
const fast = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 10)] ?? Number.NaN;

/** A front drawn again, unchanged and with one other teaser, beside React on the same data; in turns in one process. */
export const measureChangedFront = async (dataDir: string, scratch: string, tell: Tell): Promise<void> => {
  const site = await startSite(port, { DATA_DIR: dataDir });
  const file = await writePageData(site.port, '/', join(scratch, 'changed-front.json'));
  await site.stop();
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  const built = new URL('../../dist/server/render.js', import.meta.url).href;
  const { renderPage, renderPageByReact } = (await import(built)) as Drawer;
  const { page, assets } = JSON.parse(readFileSync(file, 'utf8')) as { readonly page: Json; readonly assets: Json };
  const times = { unchanged: [] as number[], changed: [] as number[], react: [] as number[] };
  for (let turn = 0; turn < warming + drawings; turn += 1) {
    const other = withOtherTitle(page, `Másik cím ${turn}`, turn % 20);
    if (renderPage(other, assets) !== renderPageByReact(other, assets)) throw new Error('not drawn as React draws it');
    renderPage(page, assets);
    const unchanged = timed(() => renderPage(page, assets));
    const next = withOtherTitle(page, `Harmadik cím ${turn}`, turn % 20);
    const changed = timed(() => renderPage(next, assets));
    const react = timed(() => renderPageByReact(next, assets));
    if (turn < warming) continue;
    times.unchanged.push(unchanged);
    times.changed.push(changed);
    times.react.push(react);
  }
  process.env['NODE_ENV'] = before;
  const line = (what: string, own: number, goal: number): void => {
    const react = fast(times.react);
    tell({
      what: `front, ${what}`,
      ours: `${own.toFixed(2)} ms`,
      beside: `React ${react.toFixed(2)} ms`,
      ratio: (react / own).toFixed(2),
      goal: `≥ ${goal}`,
      met: react / own >= goal,
    });
  };
  line('drawn again unchanged', fast(times.unchanged), 5.5);
  line('one teaser changed', fast(times.changed), 4);
};
