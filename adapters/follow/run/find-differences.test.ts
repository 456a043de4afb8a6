import { beforeEach, describe, expect, it } from 'vitest';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { createSteerableTime, type SteerableTime } from '#adapters/time/steerable-time.ts';
import { openFakeDesk, type FakeDesk } from '../desk/desk.fake.ts';
import { newFollowed, type Followed } from '../state/followed.ts';
import { createFinder } from './find-differences.ts';

let desk: FakeDesk;
let followed: Followed;
let time: SteerableTime;
let events: string[];
let finder: ReturnType<typeof createFinder>;

const put = (id: number): void =>
  void desk.posts_.set(String(id), { id, title: `Cím ${id}`, publishedAt: id, modified: id });
const item = (id: string) => ({
  id,
  print: '',
  media: null,
  hash: '',
  slug: `cikk-${id}`,
  link: null,
  path: null,
  block: null,
  modified: 0,
  state: 'shown' as const,
  why: null,
});
/** Takes steps until a check finds nothing; the removals follow as `remove-missing.ts` does them. */
const find = async (): Promise<readonly string[]> => {
  const found: string[] = [];
  for (let isWhole = false; !isWhole;) {
    const listed = await finder.take();
    found.push(...listed.missing);
    for (const id of listed.missing) if (!desk.posts_.has(id)) followed.listed.delete(id);
    isWhole = listed.isWhole;
  }
  return found;
};

beforeEach(() => {
  [desk, time, events] = [openFakeDesk(), createSteerableTime(stillTime(0)), []];
  for (let id = 1; id <= 500; id += 1) put(id);
  followed = newFollowed([...desk.posts_.keys()].map(item), null);
  const around = {
    desk: { id: 1 } as never,
    source: desk,
    execute: async () => expect.unreachable('no command'),
    time,
    log: (event: string) => void events.push(event),
  };
  finder = createFinder(around, followed);
});

describe('the finder', () => {
  it('finds each post that is not listed any more, and queues each that it does not know', async () => {
    expect(await find()).toEqual([]);
    expect(followed.lastSuccess.missing).toBe(0);
    for (const id of ['3', '250', '251', '500']) desk.posts_.delete(id);
    expect((await find()).toSorted()).toEqual(['250', '251', '3', '500']);
    put(250);
    expect([await find(), followed.due.has('250')]).toEqual([[], true]);
  });

  it('finds a removal that a publication balances', async () => {
    desk.posts_.delete('100');
    put(600);
    // Unknown, with a past id.
    for (let checks = 0; checks < 30 && followed.listed.has('100'); checks += 1) await find();
    expect([followed.listed.has('100'), followed.due.has('600')]).toEqual([false, true]);
  });

  it('leaves many differences, and an unknown list, to a sweep', async () => {
    desk.posts_.clear();
    for (let id = 1; id <= 300; id += 1) put(id);
    expect([await find(), finder.isSearching()]).toEqual([[], false]);
    followed.listed.replace([]);
    desk.asked = 0;
    expect([await find(), desk.asked]).toEqual([[], 0]);
  });

  it('does not rest after a search during which the lists became the same again', async () => {
    desk.posts_.delete('250');
    await finder.take();
    put(250);
    await find();
    expect(events).toEqual([]);
    desk.posts_.delete('7');
    expect(await find()).toEqual(['7']);
  });

  it('rests when the list of the desk contradicts its posts', async () => {
    desk.mood = 'half';
    await find();
    expect(events).toEqual(['desk-list-contradicts']);
    desk.asked = 0;
    await find();
    expect(desk.asked).toBe(0);
    desk.mood = 'well';
    await time.advance(60_000);
    await find();
    expect(desk.asked).toBeGreaterThan(0);
  });
});
