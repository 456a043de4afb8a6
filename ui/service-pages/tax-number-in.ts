import type { Body } from '#core/editorial/articles/body.ts';
import { textOf } from '#core/editorial/articles/text-of.ts';

/** The first tax number that a text tells, as `12345678-1-42`; null when it tells none. */
export const taxNumberIn = (body: Body): string | null => /(?<!\d)\d{8}-\d-\d{2}(?!\d)/.exec(textOf(body))?.[0] ?? null;
