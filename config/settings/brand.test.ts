import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brand } from './brand.ts';

const spelled = new RegExp(`${brand.name}|${brand.slug}`, 'i');
const sampleContent = /^adapters\/sample-newspaper\//;

describe('the name of the product', () => {
  it('appears in no file under core, ui, adapters or cli', () => {
    const files = globSync('{core,ui,adapters,cli}/**/*.{ts,tsx,css,svg,json,html}').filter(
      (file) => !sampleContent.test(file),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => spelled.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
