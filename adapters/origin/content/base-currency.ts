import type { SiteTable } from '../database/schema/schema.ts';

/** The site's base currency (ISO 4217). */
export const baseCurrency = ({ role }: Pick<SiteTable, 'role'>): string => (role === 'sister' ? 'RON' : 'HUF');
