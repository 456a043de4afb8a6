import { z } from 'zod';
import type { DashboardMatch } from '#core/sport/football/score-line.ts';
import { parseReadable } from '#adapters/http/ask-once.ts';
import { tolerantList } from '#adapters/http/tolerant-list.ts';

const goals = z.number().int().min(0).nullable().catch(null);

const match: z.ZodType<DashboardMatch> = z.object({
  id: z.number().int(),
  league: z.string().trim().catch(''),
  home: z.string().trim().min(1),
  away: z.string().trim().min(1),
  timestamp: z.number().int(),
  short: z.string(),
  goals: z.object({ home: goals, away: goals }).catch({ home: null, away: null }),
});

/** Live-score dashboard, stored by upstream as JSON text in a small content (spec §7.1). */
export const dashboardWire: z.ZodType<readonly DashboardMatch[]> = z
  .object({ content: z.string() })
  .transform(({ content }, context): unknown => {
    try {
      return parseReadable(content);
    } catch (cause) {
      context.addIssue({ code: 'custom', message: `the content is not JSON: ${String(cause)}`, input: content });
      return z.NEVER;
    }
  })
  .pipe(tolerantList(match));
