import { z } from 'zod';
import type { StaffGroup } from '../../origin/content/newsroom-content.ts';
import { siteKeys } from '../../origin/database/schema/origin-site.ts';
import file from './staff.json' with { type: 'json' };

const member = z.strictObject({ name: z.string(), title: z.string(), author: z.string().optional() });
const groups = z.partialRecord(
  z.enum(siteKeys),
  z.array(z.strictObject({ name: z.string(), members: z.array(member) })),
);
const bySite = groups.parse(file);

export const staff: readonly StaffGroup[] = siteKeys.flatMap((site) =>
  (bySite[site] ?? []).map((group) => ({ site, ...group })),
);
