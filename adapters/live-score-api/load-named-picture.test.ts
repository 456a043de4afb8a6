import { expect, it } from 'vitest';
import { loadingNamed } from './load-named-picture.ts';
import { createPicturePaths } from './picture-path.ts';

const logo = (id: number): string => `https://logos.example/${id}.png`;

const loading = () => {
  const asked: string[] = [];
  let now = 1_760_000_000;
  const { pictureOf, loadPicture } = loadingNamed(
    createPicturePaths(['https://logos.example']),
    async (address) => {
      asked.push(address);
      return { kind: 'none' };
    },
    { now: () => now },
  );
  return { asked, pictureOf, loadPicture, pass: (seconds: number) => void (now += seconds) };
};

it('fetches every picture that an answer has named', async () => {
  const { asked, pictureOf, loadPicture } = loading();
  for (let id = 0; id < 200; id += 1) {
    expect(pictureOf(logo(id))).not.toBeNull();
    await loadPicture(logo(id));
  }
  expect(asked).toHaveLength(200);
});

it('fetches few pictures without a published name, and answers unavailable for the rest', async () => {
  const { asked, pictureOf, loadPicture, pass } = loading();
  pictureOf('https://elsewhere.example/1.png');
  const made = [];
  for (let id = 0; id < 200; id += 1) made.push(await loadPicture(logo(id)));
  expect(asked).toHaveLength(30);
  expect(made.filter(({ kind }) => kind === 'unavailable')).toHaveLength(170);
  pictureOf(logo(199));
  expect(await loadPicture(logo(199))).toEqual({ kind: 'none' });
  pass(61);
  expect(await loadPicture(logo(150))).toEqual({ kind: 'none' });
});
