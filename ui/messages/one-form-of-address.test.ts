import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const formal =
  /(?<!\p{L})(Ön|Önt|Önnek|Önnel|Önnél|Öné|Önök|(?:írja|nézze|próbálja|lépjen|várjon|szóljon|kérjen|olvassa|kattintson|válasszon|jelölje|nyissa|frissítse|adja|kezdje|ellenőrizze|kövesse) (?:be|meg|ki|újra|el|végig|fel|át|rá))(?!\p{L})/iu;

it.each(globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts', 'english/**'] }))(
  '%s speaks to a reader as a friend does, like every other page',
  (file) => {
    const lines = readFileSync(`${import.meta.dirname}/${file}`, 'utf8').split('\n');
    expect(lines.filter((line) => formal.test(line))).toEqual([]);
  },
);
