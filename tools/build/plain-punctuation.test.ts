import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { withPlainPunctuation } from './plain-punctuation.ts';

const file = 'node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';

it('leaves the digits alone tabular: four substitutions change, and nothing else does', async () => {
  const font = await subsetFont(await readFile(file), '0123456789,.:%', {
    targetFormat: 'truetype',
    keepFeatures: ['tnum'],
  });
  const plain = withPlainPunctuation(font);
  const changed = [...plain].flatMap((byte, at) => (byte === font[at] ? [] : [at]));
  expect(plain).toHaveLength(font.length);
  expect(changed.length).toBeGreaterThanOrEqual(4);
  expect(changed.length).toBeLessThanOrEqual(8);
  expect(withPlainPunctuation(plain)).toEqual(plain);
});
