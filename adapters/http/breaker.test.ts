import { describe, expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';

const setUp = () => {
  const time = { now: 0 };
  const breaker = createBreaker(() => time.now, { draw: () => 0.5 });
  const record = (succeeded: boolean, times: number) => {
    for (let call = 0; call < times; call += 1) breaker.record(succeeded);
  };
  return { time, breaker, record };
};

describe('a breaker', () => {
  it('stays closed below twenty calls, however bad', () => {
    const { breaker, record } = setUp();
    record(false, 19);
    expect(breaker.allows()).toBe(true);
  });

  it('opens when half of at least twenty calls failed', () => {
    const { breaker, record } = setUp();
    record(true, 10);
    record(false, 10);
    expect(breaker.allows()).toBe(false);
  });

  it('stays closed when fewer than half failed', () => {
    const { breaker, record } = setUp();
    record(true, 30);
    record(false, 20);
    expect(breaker.allows()).toBe(true);
  });

  it('ignores failures older than ten seconds', () => {
    const { time, breaker, record } = setUp();
    record(false, 19);
    time.now = 10_001;
    record(false, 1);
    expect(breaker.allows()).toBe(true);
  });

  it('lets one call try after five seconds, and closes when it succeeds', () => {
    const { time, breaker, record } = setUp();
    record(false, 20);
    time.now = 4_999;
    expect(breaker.allows()).toBe(false);
    time.now = 5_000;
    expect(breaker.allows()).toBe(true);
    breaker.begin();
    expect(breaker.allows()).toBe(false);
    breaker.record(true);
    expect(breaker.allows()).toBe(true);
  });

  it('waits as long again when the trying call fails', () => {
    const { time, breaker, record } = setUp();
    record(false, 20);
    time.now = 5_000;
    breaker.begin();
    breaker.record(false);
    expect(breaker.allows()).toBe(false);
    time.now = 10_000;
    expect(breaker.allows()).toBe(true);
  });
});
