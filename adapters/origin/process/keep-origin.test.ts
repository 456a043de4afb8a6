import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { DatabaseTrouble } from '../database/storage/trouble.ts';
import { keepOrigin } from './keep-origin.ts';
import type { OriginState } from './keep-origin.ts';
import type { Mood } from '../testing/moody-worker.fake.ts';

let folder = '';
let printed: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keep-'));
  printed = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const keep = async (...lives: readonly Mood[]) => {
  await writeFile(join(folder, 'lives.json'), JSON.stringify(lives));
  const states: OriginState[] = [];
  const time = createSteerableTime(stillTime());
  const worker = pathToFileURL(join(import.meta.dirname, '../testing/moody-worker.fake.ts'));
  const origin = await keepOrigin({
    worker,
    time,
    database: { inMemory: true },
    dataDir: folder,
    content: { kind: 'stored', sites: [], begins: 'sample' },
    siteHeader: 'x',
    secret: 'x',
    onState: (state) => states.push(state),
    listener: { printed: (text) => printed.push(text) },
  });
  return {
    origin,
    time,
    states,
    kinds: () => states.map(({ kind }) => kind),
    reasons: () => states.flatMap((state) => (state.kind === 'closed' ? [state.why.message] : [])),
  };
};
const told = async (): Promise<readonly string[]> =>
  (await readFile(join(folder, 'told.txt'), 'utf8')).trim().split('\n');
const until = (holds: () => boolean): Promise<void> => expect.poll(holds, { timeout: 30_000 }).toBe(true);

describe('a supervised origin', () => {
  it('is tried again where its database cannot be opened, at the same address, after pauses that grow', async () => {
    const { origin, kinds, reasons } = await keep('fails', 'fails', 'fails', 'ready');
    await origin.ready;
    expect(kinds()).toEqual(['opening', 'closed', 'closed', 'closed', 'open']);
    expect(reasons()).toEqual(Array(3).fill('the folder /x is damaged'));
    expect(await told()).toEqual(['fails after none', 'fails after 1000', 'fails after 2000', 'ready after 4000']);
    expect(await (await fetch(origin.url)).text()).toBe('ready');
    await origin.stop();
  }, 30_000);

  it('is started again when its worker dies, at the start or later', async () => {
    const { origin, kinds, reasons, states } = await keep('crashes', 'ready and crashes', 'ready');
    const opened = (times: number) => until(() => kinds().filter((kind) => kind === 'open').length === times);
    const crash = () => fetch(origin.url).catch(() => undefined);
    await crash();
    await opened(1);
    await crash();
    await opened(2);
    expect(reasons()).toEqual(['crashed', 'crashed later']);
    expect(await (await fetch(origin.url)).text()).toBe('ready');
    expect(states.every((state) => state.kind !== 'closed' || state.why instanceof Error)).toBe(true);
    await origin.stop();
    expect(kinds().at(-1)).toBe('open');
  }, 30_000);

  it('is not retried while another server holds the folder: that is an operator’s mistake', async () => {
    const { origin } = await keep('in use');
    const why = await origin.ready.catch((cause: unknown) => cause);
    expect(why).toBeInstanceOf(DatabaseTrouble);
    expect(await told()).toEqual(['in use after none']);
  }, 30_000);

  it('can be stopped in every state, and stays stopped', async () => {
    const failing = await keep('fails', 'fails', 'fails', 'fails');
    await until(() => failing.kinds().includes('closed'));
    await failing.origin.stop();
    const before = await told();
    await failing.time.advance(60_000);
    expect(await told()).toEqual(before);
    const deaf = await keep('deaf');
    const stopped = deaf.origin.stop();
    await deaf.time.advance(3_500);
    await stopped;
  }, 30_000);

  it('forwards its printed output line by line', async () => {
    const { origin } = await keep('ready');
    await origin.ready;
    await until(() => printed.length > 0);
    expect(printed).toEqual(['printed by one that is ready']);
    await origin.stop();
  }, 30_000);
});
