import type { SiteTable } from '../database/schema/schema.ts';

/** The currency (ISO 4217) in which a site tells what others are worth. */
export const baseCurrency = ({ role }: Pick<SiteTable, 'role'>): string => (role === 'sister' ? 'RON' : 'HUF');
