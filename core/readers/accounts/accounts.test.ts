import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAccountAction, type AccountAction } from './account-action.ts';
import { askForLink } from './ask-for-link.ts';
import { crmQuery } from './crm-query.ts';
import { isFromOwnOrigin, mayAct, type ActionRequest, type OwnAccount } from './may-act.ts';

describe('readAccountAction', () => {
  it.each([
    [
      { action: 'cancel', payment_id: 'p-1' },
      { kind: 'cancel', paymentId: 'p-1' },
    ],
    [
      { action: 'cancel', payment_id: 17 },
      { kind: 'cancel', paymentId: '17' },
    ],
    [
      { action: 'newsletter', subscribe: true, code: 'reggeli' },
      { kind: 'newsletter', subscribe: true, code: 'reggeli' },
    ],
    [
      { action: 'newsletter', subscribe: '0', code: 'reggeli', admin: 1 },
      { kind: 'newsletter', subscribe: false, code: 'reggeli' },
    ],
    [{ action: 'download', payment_id: 'p-1' }, { kind: 'download' }],
    [{ action: 'delete' }, { kind: 'delete' }],
  ])('reads %j', (body, action) => {
    expect(readAccountAction(body)).toEqual(action);
  });

  it.each([
    null,
    undefined,
    7,
    'delete',
    [],
    [{ action: 'delete' }],
    {},
    { action: 'Delete' },
    { action: ['delete'] },
    { action: 'refund' },
    { action: 'cancel' },
    { action: 'cancel', payment_id: '' },
    { action: 'cancel', payment_id: 'a b' },
    { action: 'cancel', payment_id: -1 },
    { action: 'cancel', payment_id: 1.5 },
    { action: 'cancel', payment_id: 'x'.repeat(101) },
    { action: 'cancel', payment_id: { $ne: 1 } },
    { action: 'newsletter', code: 'x' },
    { action: 'newsletter', subscribe: 'yes', code: 'x' },
    { action: 'newsletter', subscribe: true },
  ])('reads nothing in %j', (body) => {
    expect(readAccountAction(body)).toBeNull();
  });

  it('lets none but the four forms through', () => {
    const bodies = fc.oneof(
      fc.anything(),
      fc.record({
        action: fc.constantFrom('cancel', 'newsletter', 'download', 'delete', 'x'),
        payment_id: fc.anything(),
        subscribe: fc.anything(),
        code: fc.anything(),
      }),
    );
    fc.assert(
      fc.property(bodies, (body) => {
        const action = readAccountAction(body);
        if (action === null) return;
        expect(Object.keys(action)).toEqual(
          {
            cancel: ['kind', 'paymentId'],
            newsletter: ['kind', 'subscribe', 'code'],
            download: ['kind'],
            delete: ['kind'],
          }[action.kind],
        );
      }),
    );
  });
});

describe('mayAct', () => {
  const own = 'https://lapunk.example';
  const post: ActionRequest = { method: 'POST', fetchSite: 'same-origin', origin: own };
  const account: OwnAccount = { paymentIds: ['p-1'], newsletterCodes: ['reggeli'] };
  const cancel: AccountAction = { kind: 'cancel', paymentId: 'p-1' };

  it.each([
    [cancel, post, account, 'own'],
    [{ kind: 'newsletter', subscribe: false, code: 'reggeli' }, post, account, 'own'],
    [{ kind: 'download' }, post, account, 'own'],
    [cancel, { ...post, method: 'GET' }, account, 'not-post'],
    [cancel, { ...post, origin: 'https://evil.example' }, account, 'foreign-origin'],
    [cancel, { ...post, fetchSite: 'cross-site' }, account, 'foreign-origin'],
    [cancel, { ...post, fetchSite: null, origin: null }, account, 'foreign-origin'],
    [cancel, post, null, 'signed-out'],
    [{ kind: 'cancel', paymentId: 'p-2' }, post, account, 'foreign-data'],
    [{ kind: 'newsletter', subscribe: true, code: 'esti' }, post, account, 'foreign-data'],
  ] as const)('on %j by %j of %j says %s', (action, request, reader, reason) => {
    expect(mayAct(action, request, reader, own)).toEqual({ allowed: reason === 'own', reason });
  });

  it('trusts one header where the other is missing, and never one against the other', () => {
    const from = (fetchSite: string | null, origin: string | null) => isFromOwnOrigin({ fetchSite, origin }, own);
    expect([
      from('same-origin', null),
      from(null, own),
      from('same-site', own),
      from('same-origin', 'null'),
      from('none', null),
    ]).toEqual([true, true, false, false, false]);
  });

  it("never allows what is not the account's own", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (paymentId, paymentIds) => {
        expect(mayAct({ kind: 'cancel', paymentId }, post, { ...account, paymentIds }, own).allowed).toBe(
          paymentIds.includes(paymentId),
        );
      }),
    );
  });
});

describe('crmQuery', () => {
  it.each([
    ['', ''],
    ['a=1', 'a=1'],
    ['x=1&a=1&y&b=%C3%A9&a=2', 'a=1&b=%C3%A9'],
    ['A=1', ''],
    ['%61=1&a=2', '%61=1'],
    ['a&&b', 'a&b'],
    ['%ZZ=1&b=%ZZ', 'b=%ZZ'],
  ])('of %j is %j', (query, forwarded) => {
    expect(crmQuery(query, ['a', 'b'])).toBe(forwarded);
  });

  it('forwards only listed parameters, each once', () => {
    const piece = fc
      .tuple(fc.constantFrom('a', 'b', 'c', '%61', 'token', ''), fc.constantFrom('', '=', '=1', '=%26'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('&')),
        (query) => {
          const names = [...new URLSearchParams(crmQuery(query, ['a', 'b'])).keys()];
          expect(names.every((name) => name === 'a' || name === 'b') && new Set(names).size === names.length).toBe(
            true,
          );
          expect(crmQuery(crmQuery(query, ['a', 'b']), ['a', 'b'])).toBe(crmQuery(query, ['a', 'b']));
        },
      ),
    );
  });
});

describe('askForLink', () => {
  it('sends only to a valid address', () => {
    expect(askForLink('  Anna.Kiss@posta.example ').send).toBe('Anna.Kiss@posta.example');
    for (const typed of [
      '',
      '@',
      'a@',
      '@b',
      'a@b@c',
      'a b@c',
      'a@b\nBcc: c@d',
      '<a@b>',
      `${'a'.repeat(65)}@b`,
      `a@${'b'.repeat(260)}`,
    ])
      expect(askForLink(typed).send).toBeNull();
  });

  it('gives the same response for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.emailAddress()), (typed) => {
        expect(askForLink(typed).answer).toBe('sent-if-known');
      }),
    );
  });
});
