import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createUpstreamClock } from './upstream-clock.ts';

const start = 1_790_000_000_000;
const answered = (at: number, age?: number): Headers =>
  new Headers({ date: new Date(at).toUTCString(), ...(age === undefined ? {} : { age: String(age) }) });

describe('the clock of an upstream', () => {
  it('is the local clock until a response differs', () => {
    let now = start;
    const { clock, heard } = createUpstreamClock(() => now);
    expect(clock.now()).toBe(start / 1000);
    now += 900;
    heard(answered(now));
    expect(clock.now()).toBe(Math.floor(now / 1000));
    for (const nothing of [new Headers(), new Headers({ date: 'tegnap' }), new Headers({ date: '' })]) heard(nothing);
    expect(clock.now()).toBe(Math.floor(now / 1000));
  });

  it("is the upstream's wherever ours is wrong, to a second, however late answers come", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -7_200_000, max: 7_200_000 }),
        fc.array(fc.nat({ max: 900 }), { minLength: 1, maxLength: 20 }),
        (ahead, delays) => {
          let now = start;
          const { clock, heard } = createUpstreamClock(() => now);
          for (const delay of delays) {
            const said = now + ahead;
            now += delay;
            heard(answered(said));
          }
          const off = clock.now() * 1000 - (now + ahead);
          if (Math.abs(ahead) > 4_000) expect(Math.abs(off)).toBeLessThanOrEqual(3_000);
          else expect(Math.abs(off)).toBeLessThanOrEqual(5_000);
        },
      ),
    );
  });

  it('does not go back with a cached response', () => {
    let now = start;
    const { clock, heard } = createUpstreamClock(() => now);
    heard(answered(now - 600_000, 600));
    expect(clock.now()).toBe(start / 1000);
    heard(answered(now));
    now += 1000;
    heard(answered(now - 600_000));
    expect(clock.now()).toBe(start / 1000 + 1);
  });

  it('follows an upstream whose clock is set', () => {
    let now = start;
    const { clock, heard } = createUpstreamClock(() => now);
    heard(answered(now + 3_600_000));
    expect(clock.now()).toBe(start / 1000 + 3600);
    for (const minute of [61_000, 122_000]) {
      now = start + minute;
      heard(answered(now));
    }
    expect(clock.now()).toBe(start / 1000 + 122);
  });
});
