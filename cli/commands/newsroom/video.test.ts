import { describe, expect, it } from 'vitest';
import { run } from '../../cli.fake.ts';
import type { NewsroomCommand } from '../../installation/newsroom-command.ts';

const ordered = async (args: readonly string[], outcome: unknown = { done: {} }) => {
  const orders: NewsroomCommand[] = [];
  const told = await run(['video', ...args], {
    execute: (order) => {
      orders.push(order);
      return outcome;
    },
  });
  return { ...told, orders };
};

const plain = { title: 'Eskütétel', label: null, open: false, manual: false };

describe('video', () => {
  it('is set with its options, and prints where it will be shown', async () => {
    const { orders, err, code } = await ordered(['set', 'main', '/uploads/e.mp4', '--title', ' Eskütétel ']);
    expect(orders).toEqual([{ do: 'set-video', site: 'main', video: { ...plain, url: '/uploads/e.mp4' } }]);
    expect([code, err]).toEqual([0, 'a videó kint van itt: main; a saját lejátszónkban megy\n']);
    const told = await ordered([
      'set',
      'g7',
      'https://x.example/e',
      '--title',
      'E',
      '--label',
      'új',
      '--large',
      '--manual',
    ]);
    expect(told.orders).toMatchObject([{ site: 'g7', video: { label: 'új', open: true, manual: true } }]);
    expect(told.err).toContain('hivatkozásként');
  });

  it.each([
    ['an address that nobody can open', ['set', 'main', 'javascript:alert(1)', '--title', 'E']],
    ['a page of ours', ['set', 'main', '/login', '--title', 'E']],
    ['a file of ours that is no upload', ['set', 'main', '/assets/entry.mp4', '--title', 'E']],
    ['a path that leads out of uploads', ['set', 'main', '/uploads/../login.mp4', '--title', 'E']],
    ['an upload that is no video', ['set', 'main', '/uploads/a.jpg', '--title', 'E']],
    ['no title', ['set', 'main', '/uploads/e.mp4']],
    ['a site that is none', ['set', 'sehol', '/uploads/e.mp4', '--title', 'E']],
  ])('is not set with %s', async (_, args) => {
    const { orders, code } = await ordered(args);
    expect([orders, code]).toEqual([[], 2]);
  });

  it.each([
    ['hu', 'nincs ilyen feltöltött videó: /uploads/nincs.mp4; előbb tedd a fájlt a DATA_DIR/uploads mappába\n'],
    ['en', 'no such uploaded video: /uploads/nincs.mp4; first put the file into DATA_DIR/uploads\n'],
  ])('says in %s that its file does not exist', async (language, expected) => {
    const args = ['set', 'main', '/uploads/nincs.mp4', '--title', 'E', '--lang', language];
    const { err, code } = await ordered(args, { failed: 'no-video-file', about: '/uploads/nincs.mp4' });
    expect([code, err]).toEqual([1, expected]);
  });

  it('is shown', async () => {
    const video = { ...plain, label: 'élő', url: '/uploads/e.mp4' };
    expect((await ordered(['show', 'main'], { done: { video } })).out).toBe('Eskütétel (élő)\n/uploads/e.mp4\n');
    expect((await ordered(['show', 'main'], { done: { video: null } })).err).toContain('nincs kint videó');
    const json = await ordered(['show', 'main', '--json'], { done: { video: null } });
    expect(JSON.parse(json.out)).toEqual({ schemaVersion: 1, video: null });
  });

  it('is ended; that there was none is a finding', async () => {
    expect(await ordered(['end', 'main'], { done: { ended: true } })).toMatchObject({ code: 0 });
    expect(await ordered(['end', 'main'], { done: { ended: false } })).toMatchObject({ code: 1 });
  });
});
