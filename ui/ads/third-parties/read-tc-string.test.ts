import { describe, expect, it } from 'vitest';
import { allGrants, grantsOfTcf, noGrants } from '#core/readers/consent/tcf-grants.ts';
import { readTcString } from './read-tc-string.ts';
import { agreedToAll, agreedToNothing } from './tc-strings.fixtures.ts';

describe('a TC string', () => {
  it('contains the given consent and the disclosed vendors', () => {
    expect(readTcString(agreedToAll)).toEqual({ purposes: [1, 2, 7, 8], vendors: [755], disclosed: [2, 755] });
    expect(grantsOfTcf(readTcString(agreedToAll))).toEqual({ ...allGrants, social: false });
    expect(grantsOfTcf(readTcString(agreedToNothing))).toEqual(noGrants);
  });

  it('without the segment of disclosed vendors, as before 2.3, allows no ad', () => {
    const [core = ''] = agreedToAll.split('.');
    expect(readTcString(core).disclosed).toBeNull();
    expect(grantsOfTcf(readTcString(core)).ads).toBe(false);
  });

  it('throws when it is invalid', () => {
    expect(() => readTcString('nem az')).toThrow();
  });
});
