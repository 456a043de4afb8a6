import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionNames } from './session-names.ts';

const practice = (id: number, startsAt: number | null) => ({ id, type: 'Szabadedzés', startsAt });

describe('the sessions of a weekend', () => {
  it('are numbered in their order where upstream names them alike', () => {
    const weekend = [practice(3, 300), practice(1, 100), { id: 9, type: 'Race', startsAt: 900 }, practice(2, 200)];
    expect(Object.fromEntries(sessionNames(weekend))).toEqual({
      1: '1. szabadedzés',
      2: '2. szabadedzés',
      3: '3. szabadedzés',
      9: 'Verseny',
    });
  });

  it('keep a unique name, and the numbers that upstream gives', () => {
    const given = { id: 2, type: '2nd Practice', startsAt: 200 };
    expect([...sessionNames([practice(1, 100), given]).values()]).toEqual(['Szabadedzés', '2. szabadedzés']);
  });

  it('count one without a time last', () => {
    expect(sessionNames([practice(5, null), practice(1, 100)]).get(5)).toBe('2. szabadedzés');
  });

  it('never share a name, in any order', () => {
    const types = fc.constantFrom('Szabadedzés', 'Verseny', 'Időmérő', null);
    const session = fc.record({ id: fc.nat(), type: types, startsAt: fc.option(fc.nat()) });
    fc.assert(
      fc.property(fc.uniqueArray(session, { selector: ({ id }) => id, minLength: 1 }), (weekend) => {
        const names = sessionNames(weekend);
        expect(new Set(names.values()).size).toBe(weekend.length);
      }),
    );
  });
});
