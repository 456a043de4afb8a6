import { z } from 'zod';
import { minutesDefaults, minutesShown } from '#core/editorial/common-data/minutes-counter.ts';
import type { Widget } from '#core/editorial/common-data/widget.ts';
import { lenientPathOrWebAddress, lenientTextOf, lenientTime, minutesCount } from '../../wire/lenient.wire.ts';

const shown = { from: lenientTime, until: lenientTime };

const minutes = z
  .object({
    kind: z.literal('minutes'),
    recurring: minutesCount,
    onetime: minutesCount,
    base: z.number().int().min(0).max(1_000_000_000).catch(minutesDefaults.base),
    ...shown,
  })
  .transform(({ recurring, onetime, base, ...others }): Widget => ({
    ...others,
    minutes: minutesShown({ recurring, onetime }, { ...minutesDefaults, base }),
  }));

const promo = z.object({
  kind: z.literal('promo'),
  title: z.string().trim().min(1).max(120),
  text: lenientTextOf(300),
  label: z.string().trim().min(1).max(60),
  url: lenientPathOrWebAddress.pipe(z.string()),
  ...shown,
});

export const widgetWire: z.ZodType<Widget> = z.union([minutes, promo]);
