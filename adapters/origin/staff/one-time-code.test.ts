import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base32, codeOf, enrolmentAddress, newOtpSecret, stepAt, stepOf } from './one-time-code.ts';
import { newRecoveryCodes, plainCode, recoveryHash } from './recovery-codes.ts';

const secret = base32(Buffer.from('12345678901234567890'));

describe('a one-time code', () => {
  it('has a secret of 160 bits in base32 (RFC 4648)', () => {
    expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)))).toEqual([
      '',
      'MY',
      'MZXQ',
      'MZXW6',
      'MZXW6YQ',
      'MZXW6YTB',
      'MZXW6YTBOI',
    ]);
    expect(newOtpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newOtpSecret()).not.toBe(newOtpSecret());
  });

  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is that of RFC 6238 at %i', (at, code) => {
    expect(codeOf(secret, stepAt(at))).toBe(code);
  });

  it('is known by its half minute, and by those beside it, and no other text is one', () => {
    const now = 1_790_000_000;
    const step = stepAt(now);
    expect([-2, -1, 0, 1, 2].map((by) => stepOf(secret, codeOf(secret, step + by), now))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ]);
    const codes = [-1, 0, 1].map((by) => codeOf(secret, step + by));
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(stepOf(secret, typed, now) === null || codes.includes(typed)).toBe(true);
      }),
    );
  });

  it('is enrolled by an address that no name can break out of', () => {
    const address = new URL(enrolmentAddress('Táv & író', 'a+b?c@x.example', secret));
    expect([address.protocol, address.host, [...address.searchParams.entries()]]).toEqual([
      'otpauth:',
      'totp',
      [
        ['secret', secret],
        ['issuer', 'Táv & író'],
      ],
    ]);
    expect(decodeURIComponent(address.pathname)).toBe('/Táv & író:a+b?c@x.example');
  });
});

describe('recovery codes', () => {
  it('are ten of 80 bits, and known however they are typed', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    const [code = ''] = codes;
    expect(recoveryHash(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(recoveryHash(code));
    expect(plainCode('123 456')).toBe('123456');
  });
});
