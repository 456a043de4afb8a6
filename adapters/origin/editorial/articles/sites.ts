import type { SiteTable } from '../../database/schema/schema.ts';

export interface Sites {
  readonly bySlug: ReadonlyMap<string, SiteTable>;
  readonly byRole: ReadonlyMap<string, SiteTable>;
}

export const slugOfSite = (sites: Sites, role: string): string => sites.byRole.get(role)?.slug ?? role;
