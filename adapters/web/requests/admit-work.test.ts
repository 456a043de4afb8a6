import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createAdmitWork } from './admit-work.ts';

const requestFrom = (address: string, socket: object = {}) => ({ address, socket }) as unknown as IncomingMessage;
const proxies = { addressOf: (request: IncomingMessage) => (request as unknown as { address: string }).address };

describe('the work of one place', () => {
  it('has an allowance that another place does not share, and that fills up again', () => {
    let now = 0;
    const admit = createAdmitWork(() => now, proxies, { burst: 2, perSecond: 1 });
    const waitOf = (address: string) => admit(requestFrom(address)).wait();
    expect([waitOf('a'), waitOf('a'), waitOf('a'), waitOf('b')]).toEqual([0, 0, 1, 0]);
    now = 1_000;
    expect(waitOf('a')).toBe(0);
  });

  it('is counted from its start, once for each request, unless it was useful', () => {
    const admit = createAdmitWork(() => 0, proxies, { burst: 1, perSecond: 1 });
    const useful = requestFrom('a');
    expect([admit(useful).wait(), admit(useful).wait(), admit(requestFrom('a')).wait()]).toEqual([0, 0, 1]);
    admit(useful).giveBack();
    admit(useful).giveBack();
    const useless = requestFrom('a');
    expect([admit(useless).wait(), admit(requestFrom('a')).wait()]).toEqual([0, 1]);
    admit(useless).spend();
    admit(useless).giveBack();
    expect(admit(requestFrom('a')).wait()).toBe(1);
  });

  it('has a reserve, once its allowance is used up, for connections that were not refused lately', () => {
    let now = 0;
    const admit = createAdmitWork(() => now, proxies, { burst: 1, perSecond: 0.001 }, { burst: 2, perSecond: 1 });
    const [noisy, quiet] = [{}, {}];
    const isAdmitted = (socket: object) => admit(requestFrom('a', socket)).wait() === 0;
    expect([1, 2, 3, 4].map(() => isAdmitted(noisy))).toEqual([true, true, true, false]);
    now = 2_000;
    expect([isAdmitted(noisy), isAdmitted(quiet), isAdmitted(quiet), isAdmitted(quiet)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    now = 15_000;
    expect(isAdmitted(noisy)).toBe(true);
  });

  it('is four at a time, and of those that wait the last are refused', async () => {
    const load = { waiting: 0 };
    const permit = createAdmitWork(() => 0, proxies, undefined, undefined, load)(requestFrom('a'));
    const ends: (() => void)[] = [];
    const works = Array.from({ length: 210 }, () =>
      permit.inTurn(() => new Promise<string>((resolve) => ends.push(() => resolve('done')))),
    );
    await new Promise(setImmediate);
    expect([ends.length, load.waiting]).toEqual([4, 200]);
    for (let at = 0; at < 204; at += 1) {
      ends[at]?.();
      await new Promise(setImmediate);
    }
    const results = await Promise.all(works);
    expect([results.filter((one) => one === 'done').length, results.filter((one) => one === null).length]).toEqual([
      204, 6,
    ]);
    expect(load.waiting).toBe(0);
  });
});
