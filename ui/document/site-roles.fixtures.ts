import type { SiteRole } from '#core/sites/site.ts';

export const siteRoles: readonly SiteRole[] = ['main', 'after', 'g7', 'karakter', 'sister'];
