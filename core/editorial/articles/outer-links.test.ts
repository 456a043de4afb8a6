import { expect, it } from 'vitest';
import type { Body } from './body.ts';
import { outerLinks } from './outer-links.ts';

const to = (href: string): Body[number] => ({ tag: 'a', attributes: { href }, children: ['itt'] });

it('numbers what leads outside as it is come to on paper, that of a disclaimer too', () => {
  const body: Body = [
    'Lásd: ',
    { tag: 'p', children: [to('https://a.example/'), to('/rovat/b'), to('mailto:c@c.example')] },
    { embed: { kind: 'disclaimer', body: [{ tag: 'p', children: [to('http://d.example/1')] }] } },
    { embed: { kind: 'map', src: 'https://m.example/1' } },
    to('https://a.example/'),
  ];
  expect(outerLinks(body)).toEqual(['https://a.example/', 'http://d.example/1', 'https://a.example/']);
});
