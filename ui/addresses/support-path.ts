import type { Frame } from '#core/pages/page.ts';
import { offered } from '#core/addresses/routes/offered.ts';

/** Where readers support the paper; null where the site does not offer it (spec §5). */
export const supportPath = ({ site, common }: Pick<Frame, 'site' | 'common'>): string | null =>
  offered({ name: 'support', params: {} }, site.role, common.donations) ? '/tamogatas' : null;
