import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countTry, keyTries, keyTriesSeconds } from './count-try.ts';
import { cookieIn, handleIn, needsSecureCookies, writeCookie } from './session-cookie.ts';

const handle = 'Zm9v_YmFy-YmF6cXV4MTIz';
const now = 1_711_600_000;

describe('the handle in a Cookie header', () => {
  const at = 'https://lapunk.example';
  const bound = `__Host-reader=${handle}`;
  const both = `${handle}-${handle}`;
  it.each([
    [`n_token=${handle}; ${bound}`, both],
    [`a=1; ${bound}; n_token=${handle}; b=2`, both],
    [`a=1;n_token = ${handle};${bound}`, both],
    [`n_token=${handle}`, null],
    [bound, null],
    [`n_token=${handle}; n_token=${handle}x; ${bound}`, null],
    [`n_token=${handle}; n_token=${handle}; ${bound}`, null],
    [`n_token=${handle}; reader=${handle}`, null],
    [`xn_token=${handle}; ${bound}`, null],
    [`a="n_token=${handle}"; ${bound}`, null],
    [`n_tokens=${handle}; ${bound}`, null],
    [`n_token=; ${bound}`, null],
    [`n_token; ${bound}`, null],
    [`n_token=short; ${bound}`, null],
    [`n_token=${handle}%20; ${bound}`, null],
    [`n_token=${handle}é; ${bound}`, null],
    [`n_token=${'a'.repeat(180)}; ${bound}`, null],
    [`${'a=1; '.repeat(5000)}n_token=${handle}; ${bound}`, null],
    ['', null],
  ])('of %j is %j', (header, expected) => {
    expect(handleIn(header, at)).toBe(expected);
  });

  it('is read from `reader` where cookies cannot be secure', () => {
    expect(handleIn(`n_token=${handle}; reader=${handle}`, 'http://localhost:3000')).toBe(both);
  });

  it('has only handle characters for any input, and our own cookie round-trips', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.base64String({ minLength: 24, maxLength: 60 }).map((text) => text.replace(/[+/=]/g, '-')),
        (noise, own) => {
          expect(handleIn(`${noise}; ${bound}`, at) ?? both).toMatch(/^[\w-]{22,200}$/);
          expect(handleIn(`n_token=${noise}; ${bound}`, at) ?? both).toMatch(/^[\w-]{22,200}$/);
          const [pair = ''] = writeCookie({ name: 'n_token', value: own, path: '/', seconds: 60 }, at).split('; ');
          expect(handleIn(`x=1; ${pair}; ${bound}`, at)).toBe(`${own}-${handle}`);
          expect(cookieIn(`${noise.replaceAll(/[;=]/g, '')}=2; ${pair}`, 'n_token')).toBe(own);
        },
      ),
    );
  });
});

describe('a cookie that the site sets', () => {
  const written = (publicOrigin: string, seconds = 60): string =>
    writeCookie({ name: 'n_token', value: handle, path: '/', seconds }, publicOrigin);

  it('is for no script, for links of others at most, and for https', () => {
    expect(written('https://lapunk.example')).toBe(
      `n_token=${handle}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure`,
    );
  });

  it.each([
    ['http://localhost:3000', false],
    ['http://lapunk.localhost', false],
    ['http://a.b.localhost:80', false],
    ['http://127.0.0.1:3000', false],
    ['http://[::1]:3000', false],
    ['https://localhost', true],
    ['http://lapunk.example', true],
    ['http://localhost.evil.example', true],
    ['http://127.0.0.1.evil.example', true],
    ['http://evil.example/localhost', true],
    ['', true],
  ])('of %s is Secure: %s', (publicOrigin, secure) => {
    expect(needsSecureCookies(publicOrigin)).toBe(secure);
    expect(written(publicOrigin).endsWith('; Secure')).toBe(secure);
  });

  it('lives no longer than browsers keep one, and not at all for a time that is past', () => {
    expect(
      [written('', 1e12), written('', -5), written('', 1.9)].map((text) => /Max-Age=(\d+)/.exec(text)?.[1]),
    ).toEqual(['34560000', '0', '1']);
  });
});

describe('countTry', () => {
  it('lets five keys be tried in a minute, then asks to wait until the first is a minute old', () => {
    let times: readonly number[] = [];
    for (let at = 0; at < keyTries; at += 1) ({ times } = countTry(times, now + at));
    expect(countTry(times, now + 10)).toEqual({ may: false, times, wait: 50 });
    expect(countTry(times, now + keyTriesSeconds)).toMatchObject({ may: true, wait: 0 });
  });

  it('allows five tries a minute, stores at most five, and its wait time suffices', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 40 }), { maxLength: 60 }), (pauses) => {
        let [times, at]: [readonly number[], number] = [[], now];
        const through: number[] = [];
        for (const pause of pauses) {
          at += pause;
          const tried = countTry(times, at);
          if (tried.may) through.push(at);
          else expect(countTry(tried.times, at + tried.wait).may).toBe(true);
          ({ times } = tried);
          expect(times.length).toBeLessThanOrEqual(keyTries);
        }
        for (const first of through)
          expect(through.filter((time) => time >= first && time < first + keyTriesSeconds).length).toBeLessThanOrEqual(
            keyTries,
          );
      }),
    );
  });

  it('drops times in the future after the clock was set back', () => {
    expect(countTry([now + 5, now + 6, now + 7, now + 8, now + 9], now)).toEqual({ may: true, times: [now], wait: 0 });
  });
});
