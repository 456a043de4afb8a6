import { resolve } from 'node:path';
import { field } from '../recipes/field.ts';
import { page } from '../recipes/page.ts';
import { redirect } from '../recipes/redirect.ts';
import { site } from '../recipes/site.ts';
import { isStale } from '../build/stale.mjs';
import { filesOfFront } from './files-of-front.ts';
import { crowdedFolders, foldersInCircles, orderedParts } from './folders-in-circles.ts';
import { hydrationBytes } from '../build/hydration-bytes.ts';

/**
 * Measures the structure of the code and the size of scripts. `--files` lists the files that run for the front page.
 */
interface Figure {
  readonly what: string;
  readonly now: number;
  readonly aim: number;
  readonly max?: number;
  readonly shown?: string;
}

const root = resolve(import.meta.dirname, '../..');
const build = 'dist/client';
const circles = orderedParts(root).map((part) => [part, foldersInCircles(root, part)] as const);
const crowded = crowdedFolders(root);
const front = await filesOfFront(root);
if (process.argv.includes('--files')) console.log(`${front.join('\n')}\n`);

const figures: readonly Figure[] = [
  {
    what: 'folders in import cycles',
    now: circles.reduce((sum, [, count]) => sum + count, 0),
    aim: 0,
    shown: circles.flatMap(([part, count]) => (count > 0 ? [`${part} ${count}`] : [])).join(', '),
  },
  { what: 'folders with more than 30 entries', now: crowded.length, aim: 0, shown: crowded.join(', ') },
  { what: 'files to add a redirect', now: redirect.steps.length, aim: 1 },
  { what: 'files to add a page', now: page.steps.length, aim: 4 },
  { what: 'files to add an article field', now: field.steps.length, aim: 7, max: field.max },
  { what: 'files to add a site with a path prefix', now: site.steps.length, aim: 4 },
  { what: 'own files executed for an uncached front page', now: front.length, aim: 130, max: 170 },
  ...(isStale()
    ? []
    : [
        {
          what: 'kB (br) of script that hydrating an article loads',
          now: Math.round(hydrationBytes(build) / 100) / 10,
          aim: 90,
          max: 94,
        },
      ]),
];

const verdict = ({ now, aim, max = aim }: Figure): string =>
  now <= aim ? 'met' : now <= max ? `not yet, limit ${max}` : 'NO';
for (const figure of figures) {
  console.log(
    `${figure.what.padEnd(48)} ${`${figure.now}`.padStart(6)}   aim ≤ ${`${figure.aim}`.padEnd(4)} ${verdict(figure)}${figure.shown ? ` (${figure.shown})` : ''}`,
  );
}
process.exit(figures.some((figure) => verdict(figure) === 'NO') ? 1 : 0);
