import { describe, expect, it } from 'vitest';
import type { SiteRole } from '../addresses/sites/site.ts';
import type { Donations } from '../addresses/judge-address.ts';
import { offered } from './offered.ts';
import type { RouteName } from './pages.ts';

const asked = (name: RouteName, role: SiteRole, donations: Donations, slug?: string): boolean =>
  offered({ name, params: slug === undefined ? {} : { slug } }, role, donations);

describe('the routes that a site offers', () => {
  it('hides the donation page of the main site, not its steps, when donations are on', () => {
    expect(asked('support', 'main', '1')).toBe(false);
    expect(asked('support', 'main', '0')).toBe(true);
    expect(asked('support', 'main', '1', 'siker')).toBe(true);
  });

  it('has no academy, youth, tax and support on the sister site', () => {
    for (const name of ['academy', 'youth', 'tax', 'support'] as const) {
      expect(asked(name, 'sister', '0')).toBe(false);
      expect(asked(name, 'main', '0')).toBe(true);
    }
    expect(asked('support', 'sister', '0', 'profil')).toBe(false);
    expect(asked('impress', 'sister', '1')).toBe(true);
  });
});
