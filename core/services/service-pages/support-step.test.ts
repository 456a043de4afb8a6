import { describe, expect, it } from 'vitest';
import { pageRoutes } from '../../pages/route-table.ts';
import { fiveSites } from '../../addresses/sites/five-sites.fake.ts';
import { supportStep } from './support-step.ts';

describe('supportStep', () => {
  it.each([
    [undefined, 'start'],
    ['belepes', 'login'],
    ['profil', 'profile'],
    ['hiba', 'error'],
    ['siker', 'success'],
    ['', null],
    ['Profil', null],
    ['constructor', null],
  ])('of %s is %s', (slug, step) => {
    expect(supportStep(slug)).toBe(step);
  });

  it('knows every address of the support area, and no other word', () => {
    const { linkTo } = pageRoutes({ sites: fiveSites, academySegment: 'akademia' });
    for (const slug of ['belepes', 'profil', 'hiba', 'siker', 'x']) {
      expect(supportStep(slug) !== null).toBe(linkTo('support', { slug }) !== null);
    }
  });
});
