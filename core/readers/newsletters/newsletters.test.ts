import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wishIn } from './wish-in.ts';
import { wrongFields } from './wrong-fields.ts';

const offers = [{ code: 'napi', title: 'Napi', description: '' }];
const wish = (more: object = {}) => ({
  email: 'anna@posta.example',
  firstName: '',
  lastName: '',
  listCodes: ['napi'],
  ...more,
});

describe('a wish for newsletters', () => {
  it('is in order with an address and one newsletter that is offered', () => {
    expect(wrongFields(wish(), offers)).toEqual([]);
    expect(wrongFields(wish({ listCodes: ['nincs', 'napi'] }), offers)).toEqual([]);
  });

  it.each([
    [{ email: '' }, ['email']],
    [{ email: 'anna' }, ['email']],
    [{ email: 'anna@posta' }, ['email']],
    [{ email: 'anna@posta.xn--p1ai' }, []],
    [{ email: 'डाक@उदाहरण.भारत' }, []],
    [{ email: 'anna@posta.xn--' }, ['email']],
    [{ email: 'anna@po_sta.example' }, ['email']],
    [{ email: 'anna@posta.example\r\nBcc: b@posta.example' }, ['email']],
    [{ email: 'anna@posta.example, b@posta.example' }, ['email']],
    [{ email: '"anna"@posta.example' }, ['email']],
    [{ email: 'anna@posta.example\0' }, ['email']],
    [{ email: `${'a'.repeat(250)}@posta.example` }, ['email']],
    [{ listCodes: [] }, ['listCodes']],
    [{ listCodes: ['nincs'], email: ' ' }, ['email', 'listCodes']],
  ])('says what is wrong with %j', (more, wrong) => {
    expect(wrongFields(wish(more), offers)).toEqual(wrong);
  });

  it('is read from form fields with any content', () => {
    expect(wishIn(new URLSearchParams('email=+anna%40posta.example&keresztnev=Anna&level=napi&level=heti'))).toEqual({
      email: 'anna@posta.example',
      firstName: 'Anna',
      lastName: '',
      listCodes: ['napi', 'heti'],
    });
    fc.assert(
      fc.property(fc.string(), fc.string(), (email, name) => {
        const read = wishIn(new URLSearchParams({ email, keresztnev: name }));
        expect(read.email.length).toBeLessThanOrEqual(300);
        expect(read.firstName.length).toBeLessThanOrEqual(100);
      }),
    );
  });
});
