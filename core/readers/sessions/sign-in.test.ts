import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearerOpens } from './bearer-opens.ts';
import { finishSignIn, isStrongState, signInSeconds } from './finish-sign-in.ts';
import { requestedPathSeconds, takeRequestedPath } from './requested-path.ts';
import { codeSeconds, codeTries, tryCode, type CodeStep } from './try-code.ts';

const now = 1_711_600_000;
const anyPage = (): boolean => true;

describe('takeRequestedPath', () => {
  const remembered = (path: string, age = 0) =>
    takeRequestedPath({ path, rememberedAt: now - age }, now, (asked) => asked !== '/none');

  it.each([
    ['/g7/adat?oldal=2', 0, '/g7/adat?oldal=2', 'remembered'],
    ['/rovat/belfold', requestedPathSeconds - 1, '/rovat/belfold', 'remembered'],
    ['/rovat/belfold', requestedPathSeconds, '/', 'too-old'],
    ['/rovat/belfold', -1, '/', 'too-old'],
    ['/none', 0, '/', 'no-page'],
    ['//evil.example/', 0, '/', 'no-page'],
    ['/\\evil.example', 0, '/', 'no-page'],
    ['/\t/evil.example', 0, '/', 'no-page'],
    ['https://evil.example/', 0, '/', 'no-page'],
    ['', 0, '/', 'no-page'],
  ])('of %j after %i seconds redirects to %s (%s)', (path, age, goesTo, reason) => {
    expect(remembered(path, age)).toEqual({ path: goesTo, reason, kept: null });
  });

  it('redirects to the front when nothing is stored', () => {
    expect(takeRequestedPath(null, now, anyPage)).toEqual({ path: '/', reason: 'nothing-remembered', kept: null });
  });

  it('stays on this host for any stored path, for ten minutes, and works once', () => {
    const paths = fc
      .tuple(fc.constantFrom('/', '//a', '/\\a', '/\n/a', 'javascript:1', ''), fc.string({ maxLength: 20 }))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(paths, fc.integer({ min: -1000, max: 2000 }), (path, age) => {
        const taken = takeRequestedPath({ path, rememberedAt: now - age }, now, anyPage);
        expect(new URL(taken.path, 'https://lapunk.example').host).toBe('lapunk.example');
        if (age < 0 || age >= 600) expect(taken.path).toBe('/');
        expect(takeRequestedPath(taken.kept, now, anyPage).path).toBe('/');
      }),
    );
  });
});

describe('finishSignIn', () => {
  const state = 'Zm9v_YmFy-YmF6cXV4MTIz';
  const begun = { state, browser: 'b1', begunAt: now };
  const returned = { state, browser: 'b1' };

  it.each([
    [begun, returned, 0, 'fits'],
    [begun, returned, signInSeconds - 1, 'fits'],
    [begun, returned, signInSeconds, 'too-old'],
    [begun, returned, -1, 'too-old'],
    [begun, { ...returned, state: `${state}x` }, 0, 'other-state'],
    [begun, { ...returned, browser: 'b2' }, 0, 'other-browser'],
    [{ ...begun, state: 'tenletters' }, { ...returned, state: 'tenletters' }, 0, 'weak-state'],
    [null, returned, 0, 'none-begun'],
  ] as const)('of %j returned as %j after %i seconds: %s', (kept, back, age, reason) => {
    expect(finishSignIn(kept, back, now + age)).toEqual({ accepted: reason === 'fits', reason, kept: null });
  });

  it('accepts a state once', () => {
    const first = finishSignIn(begun, returned, now);
    expect([first.accepted, finishSignIn(first.kept, returned, now).accepted]).toEqual([true, false]);
  });

  it('counts a state strong from 22 letters of base64url on', () => {
    expect([state, state.slice(1), `${state.slice(1)}é`, `${state.slice(1)}=`, ''].map(isStrongState)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('tryCode', () => {
  it('lets five codes be tried', () => {
    let step: CodeStep = { startedAt: now, tries: 0 };
    const left: number[] = [];
    for (let next = tryCode(step, now); next.may; next = tryCode(step, now)) {
      ({ step } = next);
      left.push(next.left);
    }
    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect(tryCode(step, now)).toEqual({ may: false, reason: 'too-many' });
  });

  it('closes after five minutes', () => {
    expect(tryCode({ startedAt: now, tries: 0 }, now + 299).may).toBe(true);
    expect(tryCode({ startedAt: now, tries: 0 }, now + 300)).toEqual({ may: false, reason: 'too-late' });
    expect(tryCode({ startedAt: now, tries: 5 }, now + 300)).toEqual({ may: false, reason: 'too-late' });
  });

  it('never allows more tries than the limit, for any clock', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -60, max: 60 }), { maxLength: 30 }), (steps) => {
        let [step, time, through]: [CodeStep, number, number] = [{ startedAt: now, tries: 0 }, now, 0];
        for (const seconds of steps) {
          time += seconds;
          const tried = tryCode(step, time);
          if (!tried.may) continue;
          expect(time - now >= 0 && time - now < codeSeconds).toBe(true);
          through += 1;
          ({ step } = tried);
        }
        expect(through).toBeLessThanOrEqual(codeTries);
      }),
    );
  });
});

describe('bearerOpens', () => {
  it('keeps the first step to the one-time code, and the one-time code to the first step', () => {
    const opened = (['first-step', 'session'] as const).flatMap((bearer) =>
      (['one-time-code', 'other'] as const).map((call) => bearerOpens(bearer, call)),
    );
    expect(opened).toEqual([true, false, false, true]);
  });
});
