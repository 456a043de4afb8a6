import type { SiteRole } from '#core/addresses/sites/site.ts';

export const siteRoles: readonly SiteRole[] = ['main', 'after', 'g7', 'karakter', 'sister'];
