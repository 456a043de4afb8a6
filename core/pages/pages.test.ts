import { describe, expect, it } from 'vitest';
import { fiveSites } from '../addresses/sites/five-sites.fake.ts';
import { examplesOf } from './building/examples-of.ts';
import { pageAddressResolver } from './page-address-resolver.ts';
import { cardOf, pages, routeNames } from './pages.ts';
import { queryParameters } from './query-parameters.ts';

const needs = { sites: fiveSites, academySegment: 'lapakademia' };
const { judge, routes } = pageAddressResolver({ ...needs, rules: [], resources: [], preview: true });
const host = fiveSites[0].domain;

const judged = (address: string) => {
  const [path = '', query = ''] = address.split('?');
  return judge({ host, path, query });
};

describe.each(routeNames.map((name) => [name, pages[name]] as const))('the card of %s', (name, card) => {
  const examples = examplesOf(card, needs);

  it('gives examples, unless others show it', () => {
    expect(examples.length === 0).toBe(card.shownBy !== undefined);
    for (const name of card.shownBy ?? []) expect(cardOf(name)).toBeDefined();
  });

  it.each(examples)('%s leads to it', (address) => {
    const { outcome, route } = judged(address);
    expect([outcome, route?.name]).toEqual(['page', name]);
  });

  it('parsing a link returns its parameters', () => {
    for (const address of examples) {
      const { route } = judged(address);
      const link = routes.linkTo(name, route?.params, route?.page);
      expect(link).not.toBeNull();
      expect(judged(link ?? '').route).toEqual(route);
    }
  });

  it('names every parameter that it reads once, in the table of the command line too', () => {
    const names = queryParameters({ name, params: {} });
    expect(new Set(names).size).toBe(names.length);
    expect(names.includes('oldal')).toBe(card.paged === true || card.kind === 'article');
  });

  it('has a use-case', async () => {
    expect(typeof (await card.open())).toBe('function');
  });
});

it('knows no page by a name that every object has', () => {
  for (const name of ['toString', 'constructor', '__proto__', 'hasOwnProperty', ''])
    expect(cardOf(name)).toBeUndefined();
});
