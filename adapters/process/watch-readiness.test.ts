import { describe, expect, it, vi } from 'vitest';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { tellReady, watchReadiness } from './watch-readiness.ts';

const before = (known: { answered?: boolean; copies?: string; stored?: boolean }) => {
  const { readiness, onLoaded, isStarting, onDraining } = watchReadiness({
    copies: () => known.copies ?? 'catching-up',
    maySend: async () => known.stored ?? false,
    hasAnswered: () => known.answered ?? false,
  });
  return { readiness, onLoaded, isStarting, onDraining, known };
};

describe('a process before a main API elsewhere', () => {
  it('is not ready until the main API has answered, even after loading', async () => {
    const { readiness, onLoaded, isStarting, known } = before({});
    onLoaded();
    expect([await readiness.canServe(), isStarting(), readiness.state()]).toEqual([
      false,
      true,
      { copies: 'catching-up', origin: 'opening', why: undefined },
    ]);
    known.copies = 'change-feed-unreachable';
    expect(await readiness.canServe()).toBe(false);
    expect(readiness.state()).toMatchObject({ origin: 'closed', why: 'never-answered' });
    Object.assign(known, { answered: true, copies: 'current' });
    expect([await readiness.canServe(), isStarting(), readiness.state()]).toEqual([
      true,
      false,
      { copies: 'current', origin: 'open', why: undefined },
    ]);
    known.copies = 'change-feed-unreachable';
    expect([await readiness.canServe(), readiness.state()]).toEqual([
      true,
      { copies: 'change-feed-unreachable', origin: 'open', why: undefined },
    ]);
  });

  it('is ready by a stored front, but not before it is known whether that may be sent', async () => {
    const { readiness, onLoaded, known } = before({ stored: true });
    onLoaded();
    expect(await readiness.canServe()).toBe(false);
    known.copies = 'change-feed-unreachable';
    expect(await readiness.canServe()).toBe(true);
  });

  it('is not ready while what makes pages is being loaded', async () => {
    expect(await before({ answered: true, copies: 'current' }).readiness.canServe()).toBe(false);
  });

  it('reports what it waits for, and listens before it reports that it is ready', async () => {
    const { readiness, onLoaded, known } = before({ copies: 'change-feed-unreachable' });
    onLoaded();
    const said: unknown[] = [];
    const log = {
      info: (...line: unknown[]) => said.push(line),
      warn: (...line: unknown[]) => said.push(line),
    } as never;
    const time = createSteerableTime(stillTime());
    const listen = (): void => void said.push(['listening']);
    const telling = tellReady(readiness, log, { address: 'https://lap.example' }, time, listen);
    await vi.waitFor(() => expect(said).toEqual([['not-ready', { waitsFor: 'the first response of MAIN_API_URL' }]]));
    known.answered = true;
    await time.advance(200);
    await telling;
    expect(said.slice(1)).toEqual([['listening'], ['ready', { address: 'https://lap.example' }]]);
    said.length = 0;
    await tellReady(readiness, log, { address: 'https://lap.example' }, time, null);
    expect(said).toEqual([['ready', { address: 'https://lap.example' }]]);
  });

  it('never reports it after a stop request', async () => {
    const { readiness, onLoaded, onDraining } = before({});
    onLoaded();
    const said: string[] = [];
    const log = { info: (event: string) => said.push(event), warn: (event: string) => said.push(event) } as never;
    const time = createSteerableTime(stillTime());
    const telling = tellReady(readiness, log, {}, time, () => void said.push('listening'));
    onDraining();
    await time.advance(200);
    await telling;
    expect(said).toEqual(['not-ready']);
  });
});
