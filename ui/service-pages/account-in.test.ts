import { expect, it } from 'vitest';
import type { Body } from '#core/editorial/articles/body.ts';
import { accountIn } from './account-in.ts';

const documentWith = (text: string): Body => [
  { tag: 'p', children: ['Nincs mögöttünk párt.'] },
  { tag: 'h2', children: ['Hogyan lehet?'] },
  { tag: 'aside', children: [{ tag: 'p', children: ['Számlaszám: ', text] }] },
];

it.each([
  '11111111-22222222-33333333',
  '11111111-22222222',
  'HU42 1177 3016 1111 1018 0000 0000',
  'RO49AAAA1B31007593840000',
])('finds %s and the section around it', (number) => {
  expect(accountIn(documentWith(`${number} (forint)`))).toEqual({ number, section: 'hogyan-lehet' });
});

it('takes nothing else for an account', () => {
  for (const text of ['12345678-1-42', '2025-01-02', '+36 1 234 5678', '111111112222222233333333'])
    expect(accountIn(documentWith(text))).toBeNull();
  expect(accountIn([{ tag: 'p', children: ['11111111-22222222'] }])).toEqual({
    number: '11111111-22222222',
    section: null,
  });
});
