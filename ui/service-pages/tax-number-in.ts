import type { Body } from '#core/editorial/articles/body.ts';
import { textOf } from '#core/editorial/articles/text-of.ts';

/** The first tax number, as `12345678-1-42`; null without one. */
export const taxNumberIn = (body: Body): string | null => /(?<!\d)\d{8}-\d-\d{2}(?!\d)/.exec(textOf(body))?.[0] ?? null;
