import type { SiteTable } from '../database/schema.ts';

/** The money in which a site tells prices. */
export const baseOf = ({ role }: Pick<SiteTable, 'role'>): string => (role === 'sister' ? 'RON' : 'HUF');
