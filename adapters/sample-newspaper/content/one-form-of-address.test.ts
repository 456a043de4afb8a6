import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (folder: string): readonly { readonly file: string; readonly text: string }[] =>
  readdirSync(join(import.meta.dirname, folder)).map((file) => ({
    file,
    text: readFileSync(join(import.meta.dirname, folder, file), 'utf8'),
  }));

const formal = [
  /(?<!\p{L})(?:Ön|Önt|Önnek|Önnel|Önnél|Öné|Önök|Önöknek)(?!\p{L})/gu,
  // A sentence that starts with a formal imperative.
  /(?:^|[>.:] ?)(?:Ne )?\p{Lu}\p{L}*(?:jon|jen|jön|sson|ssen|ssön|zzon|zzen|zzön|rja|érje|tsa|tse|ssa|sse|zza|zze)(?!\p{L})/gmu,
  /(?<!\p{L})(?:írja be|adja meg|tegye le|támogassa)(?!\p{L})/giu,
];

const formalIn = (text: string): readonly string[] =>
  formal.flatMap((pattern) => [...text.matchAll(pattern)].map(([match]) => match));

/** Removes quotations: quoted people may use formal speech. */
const own = (text: string): string => text.replaceAll(/„[^”]*”|<cite>.*?<\/cite>/gs, '');

it('the standing pages speak to a reader as a friend does', () => {
  expect(read('documents').flatMap(({ file, text }) => formalIn(own(text)).map((said) => `${file}: ${said}`))).toEqual(
    [],
  );
});

it('boxes of articles address the reader in the same form', () => {
  const boxes = read('articles').flatMap(({ file, text }) =>
    [...text.matchAll(/<aside class="facts">.*?<\/aside>/gs)].map(([box]) => ({ file, box })),
  );
  expect(boxes.length).toBeGreaterThan(10);
  expect(boxes.flatMap(({ file, box }) => formalIn(own(box)).map((said) => `${file}: ${said}`))).toEqual([]);
});
