import { describe, expect, it } from 'vitest';
import { fiveSites } from '../../addresses/sites/five-sites.fake.ts';
import type { Body } from './body.ts';
import { placedBody } from './placed-body.ts';

const [main, , g7, , sister] = fiveSites;
const linking = (href: string): Body => [
  'Lásd: ',
  {
    tag: 'p',
    children: [{ tag: 'a', attributes: { href, title: 'x' }, children: ['itt', { tag: 'em', children: ['.'] }] }],
  },
  { embed: { kind: 'map', src: 'https://m.example/1' } },
  { embed: { kind: 'disclaimer', body: ['Erről: ', { tag: 'a', attributes: { href }, children: ['itt'] }] } },
];

describe('placedBody', () => {
  it.each([
    [main, g7!, '/rovat/direkt36', '/rovat/direkt36'],
    [sister!, main, '/rovat/direkt36', 'https://lapunk.example/rovat/direkt36'],
    [sister!, main, 'https://testver.example/rovat/erdely', '/rovat/erdely'],
    [main, main, 'https://lapunk.example/g7', '/g7'],
    [main, main, 'https://elsewhere.example/g7', 'https://elsewhere.example/g7'],
    [sister!, main, 'mailto:hang@lapunk.example', 'mailto:hang@lapunk.example'],
  ])('leads from the text to where its writer meant (%#)', (current, owner, href, expected) => {
    const body = linking(href);
    const placed = placedBody(fiveSites, current, owner, body);
    expect(placed).toEqual(linking(expected));
    expect(placed === body, 'the very same where nothing leads elsewhere').toBe(href === expected);
  });
});
