import type { SiteTable } from '../../database/schema/schema.ts';

/** The configured sites, by both of their names. */
export interface Sites {
  readonly bySlug: ReadonlyMap<string, SiteTable>;
  readonly byRole: ReadonlyMap<string, SiteTable>;
}

/** The slug of a site kept by its role. */
export const slugOfSite = (sites: Sites, role: string): string => sites.byRole.get(role)?.slug ?? role;
