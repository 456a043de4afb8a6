import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bodyOf, type Moved, type Mover, openMover } from '../migration.fake.ts';
import { wxrOf } from '../wxr/wxr.fake.ts';

let mover: Mover;
beforeEach(async () => {
  mover = await openMover();
  await mover.write('wp-content/uploads/hang.mp3', Buffer.from('ID3 a sound of this test'));
  await mover.write('wp-content/uploads/film.mp4', Buffer.from('\0\0\0\x18ftypmp42 a film of this test'));
  await mover.write('wp-content/uploads/lap.mp3', Buffer.from('<html>not a sound</html>'));
});
afterEach(() => mover.end());

const at = 'https://regi.example/wp-content/uploads';

const moved = async (content: string, meta = {}): Promise<Moved> => {
  await mover.write('export.xml', wxrOf([{ id: 1, content, meta }]));
  return mover.move({});
};

const body = ({ files }: Moved): string => bodyOf(files['articles/2024/03/cikk-1.html']);
const lines = ({ ledger }: Moved, element: string) => ledger.filter((line) => line.element === element);

describe('films and sounds of the old site', () => {
  it.each([
    [
      `<figure><audio controls src="${at}/hang.mp3"></audio><figcaption>Szó</figcaption></figure>`,
      'audio',
      'hang',
      'mp3',
    ],
    [`<video><source src="${at}/film.mp4" type="video/mp4"></video>`, 'video', 'film', 'mp4'],
    [`[audio mp3="${at}/hang.mp3"]`, 'audio', 'hang', 'mp3'],
    [`[video mp4="http://www.regi.example/wp-content/uploads/film.mp4"][/video]`, 'video', 'film', 'mp4'],
  ])('are taken with the article: %s', async (content, tag, name, extension) => {
    const result = await moved(content);
    expect(body(result)).toMatch(new RegExp(`<${tag} data-media="media/${name}-\\w{10}\\.${extension}"></${tag}>`));
    expect(lines(result, tag)).toMatchObject([{ kept: 1 }]);
    if (content.includes('Szó')) expect(body(result)).toContain('<figcaption>Szó</figcaption>');
  });

  it('of an enclosure are taken, and those of another host stay links', async () => {
    expect(body(await moved('<p>Szöveg</p>', { enclosure: `${at}/hang.mp3\n24\naudio/mpeg` }))).toMatch(
      /^<audio data-media="media\/hang-\w{10}\.mp3"><\/audio>/,
    );
    await mover.end();
    mover = await openMover();
    const other = await moved('<audio src="https://mas.example/hang.mp3"></audio>');
    expect(body(other)).toBe('<audio src="https://mas.example/hang.mp3"></audio>');
    expect(lines(other, 'audio')).toMatchObject([{ changed: 1, reason: 'a link to its address' }]);
  });

  it('that are no sounds, or are not there, stay links with the reason', async () => {
    const result = await moved(`<audio src="${at}/lap.mp3"></audio><audio src="${at}/nincs.mp3"></audio>`);
    expect(lines(result, 'audio').map(({ reason }) => reason)).toEqual([
      'a link to its address: not a film or sound that pages can play',
      'a link to its address: not loaded; --fetch loads pictures',
    ]);
    expect(result.outcome).toMatchObject({ done: { pictures: { lost: 2, of: 2 } } });
  });
});
