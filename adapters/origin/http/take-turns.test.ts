import { describe, expect, it } from 'vitest';
import { deferred } from '../process/deferred.ts';
import { takeTurns } from './take-turns.ts';

const works = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async (): Promise<string> => {
    begun.push(name);
    const end = deferred<void>();
    ends.set(name, () => end.resolve());
    await end.promise;
    return name;
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
};
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('limit how many jobs run at once, and reject those beyond the queue', async () => {
    const inTurn = takeTurns(2, 3, 'busy');
    let [running, max] = [0, 0];
    const work = async (): Promise<void> => {
      max = Math.max(max, (running += 1));
      await settled();
      running -= 1;
    };
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => inTurn(work)));
    expect(max).toBe(2);
    const refused = all
      .filter((one) => one.status === 'rejected')
      .map(({ reason }) => [reason.status, reason.message, reason.headers['Retry-After']]);
    expect(refused).toEqual(Array.from({ length: 3 }, () => [503, 'busy', '5']));
    await inTurn(work);
  });

  it('begin in request order, without those whose client has disconnected', async () => {
    const { begun, work, end } = works();
    const inTurn = takeTurns(1, 2, 'busy');
    let go = (): void => undefined;
    const all = [
      inTurn(work('a')),
      inTurn(work('b'), (then) => {
        go = then;
        return () => undefined;
      }),
      inTurn(work('c')),
    ];
    await expect(inTurn(work('d'))).rejects.toThrow('busy');
    go();
    await expect(all[1]).rejects.toMatchObject({ status: 503 });
    const e = inTurn(work('e'));
    end('a');
    await settled();
    end('c');
    await settled();
    end('e');
    expect(await Promise.all([all[0], all[2], e])).toEqual(['a', 'c', 'e']);
    expect(begun).toEqual(['a', 'c', 'e']);
  });

  it('do not listen any longer for the going of an asker whose turn has come', async () => {
    const { work, end } = works();
    const inTurn = takeTurns(1, 1, 'busy');
    let listening = 0;
    const first = inTurn(work('a'));
    const second = inTurn(work('b'), () => {
      listening += 1;
      return () => void (listening -= 1);
    });
    expect(listening).toBe(1);
    end('a');
    await first;
    await settled();
    expect(listening).toBe(0);
    end('b');
    expect(await second).toBe('b');
  });

  it('continue after a failure', async () => {
    const inTurn = takeTurns(1, 1, 'busy');
    await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await inTurn(async () => 'next')).toBe('next');
  });
});
