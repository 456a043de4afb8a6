import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentState, keepConsent } from './consent-state.ts';
import { grantsOfTcf } from './tcf-grants.ts';
import { judgeThirdParties } from './third-parties.ts';

const now = 1_790_000_000;
const year = 365 * 86_400;

describe('a reader’s consent', () => {
  it('is undecided until they choose, and refused if their browser sends a privacy signal', () => {
    expect(consentState({ kept: null, now, privacyControl: false })).toBe('unasked');
    expect(consentState({ kept: null, now, privacyControl: true })).toBe('refused');
  });

  it('is their own choice before what their browser says, and lapses after a year', () => {
    for (const choice of ['granted', 'refused'] as const) {
      const kept = keepConsent(choice, now);
      expect(consentState({ kept, now: now + 1, privacyControl: true })).toBe(choice);
      expect(consentState({ kept, now: now + year - 1, privacyControl: false })).toBe(choice);
      expect(consentState({ kept, now: now + year, privacyControl: false })).toBe('unasked');
      expect(consentState({ kept, now: now - 60, privacyControl: false })).toBe(choice);
      expect(consentState({ kept, now: now - 61, privacyControl: false })).toBe('unasked');
    }
  });

  it('is never granted by anything that was not written as a grant', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (kept, privacyControl) => {
        fc.pre(!/^granted \d{1,12}$/.test(kept));
        expect(consentState({ kept, now, privacyControl })).not.toBe('granted');
      }),
    );
  });
});

describe('the purposes in a TC string', () => {
  const all = { purposes: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], vendors: [755], disclosed: [755] };

  it('is everything where all was agreed to', () => {
    expect(grantsOfTcf(all)).toEqual({ ads: true, campaign: true, audience: true, social: true });
  });

  it('is no ad without the purpose of keeping things, of ads, or of measuring them', () => {
    for (const missing of [1, 2, 7])
      expect(grantsOfTcf({ ...all, purposes: all.purposes.filter((one) => one !== missing) }).ads).toBe(false);
  });

  it('excludes ads of a vendor without consent or disclosure (2.3)', () => {
    expect(grantsOfTcf({ ...all, vendors: [] }).ads).toBe(false);
    expect(grantsOfTcf({ ...all, disclosed: [] }).ads).toBe(false);
    expect(grantsOfTcf({ ...all, disclosed: null }).ads).toBe(false);
  });

  it('is nothing at all without the purpose of keeping things', () => {
    expect(grantsOfTcf({ ...all, purposes: [2, 3, 4, 5, 6, 7, 8, 9, 10] })).toEqual({
      ads: false,
      campaign: false,
      audience: false,
      social: false,
    });
  });
});

describe('a page', () => {
  it('loads something of others after consent', () => {
    expect(judgeThirdParties({ route: 'single_article' })).toEqual({ answer: 'after-consent', reason: 'none' });
  });

  it('never does in a preview, where people sign in, or when it is one reader’s own', () => {
    expect(judgeThirdParties({ route: 'index', preview: true }).reason).toBe('preview');
    expect(judgeThirdParties({ route: 'support' }).reason).toBe('route:support');
    expect(judgeThirdParties({ route: 'live-login' }).reason).toBe('route:live-login');
    expect(judgeThirdParties({ route: 'kovetett' }).answer).toBe('never');
    expect(judgeThirdParties({ route: 'single_article', personal: true })).toEqual({
      answer: 'never',
      reason: 'personal',
    });
  });
});
