import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { field } from './field.ts';
import { page } from './page.ts';
import type { Recipe } from './recipe.ts';
import { redirect } from './redirect.ts';
import { site } from './site.ts';

const root = resolve(import.meta.dirname, '../..');
const recipes = [redirect, page, field, site];

const placesOf = (what: string): readonly RegExp[] => {
  const line =
    readFileSync(join(root, 'README.md'), 'utf8')
      .split('\n')
      .find((one) => one.startsWith(`- **${what}**: `)) ?? '';
  return [...line.matchAll(/`([\w-]+\/[^`]*)`/g)].map(
    ([, place = '']) =>
      new RegExp(`^${place.replaceAll('.', '\\.').replace(/<\w+>/g, '[\\w-]+')}${place.endsWith('/') ? '.+' : '$'}`),
  );
};

const filesOf = ({ steps }: Recipe): readonly string[] => steps.map(({ file }) => file);

describe.each(recipes)('README, of $what', (recipe) => {
  it('touches no more files than it may, and names each', () => {
    const files = filesOf(recipe);
    expect(files.length).toBeLessThanOrEqual(recipe.max);
    expect(new Set(files).size).toBe(files.length);
    const places = placesOf(recipe.what);
    expect(files.filter((file) => !places.some((place) => place.test(file)))).toEqual([]);
  });
});
