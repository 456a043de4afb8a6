import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const shared = ['.article', '.body', '.numbered__link', '.teaser--episode', '.zone__side'];

it('has one stylesheet for each class, without name clashes', () => {
  const homes = new Map<string, Set<string>>();
  for (const sheet of globSync('**/*.css', { cwd: import.meta.dirname })) {
    for (const [, name = ''] of readFileSync(new URL(sheet, import.meta.url), 'utf8').matchAll(
      /^(\.[a-z][\w-]*)(?=[ ,{:])/gm,
    )) {
      homes.set(name, (homes.get(name) ?? new Set()).add(sheet));
    }
  }
  expect(homes.size).toBeGreaterThan(500);
  expect([...homes].filter(([name, sheets]) => sheets.size > 1 && !shared.includes(name))).toEqual([]);
});
