import type { Section } from '../../origin/content/newsroom-content.ts';
import { siteKeys } from '../../origin/database/schema/origin-site.ts';
import type { SiteKey } from '../../origin/database/schema/origin-site.ts';
import file from './sections.json' with { type: 'json' };

const names: Readonly<Partial<Record<SiteKey, Readonly<Record<string, string>>>>> = file;

export const sections: readonly Section[] = siteKeys.flatMap((site) =>
  Object.entries(names[site] ?? {}).map(([slug, name]) => ({ site, slug, name })),
);
