import { z } from 'zod';
import type { OfferedNewsletter, Payment, ReaderAccount } from '#core/ports/reader-accounts.ts';
import type { Session } from '#core/ports/sessions.ts';

const seconds = z.number().int();
const id = z.union([z.string().min(1).max(100), seconds.transform(String)]);

export const openedWire: z.ZodType<Session> = z
  .object({ token: z.string().regex(/^[\x21-\x7e]{22,4000}$/), validUntil: seconds })
  .transform(({ token, validUntil }) => ({ token, validUntil }));

const paymentWire: z.ZodType<Payment> = z
  .object({
    id,
    title: z.string().catch(''),
    amount: z.number().catch(0),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .catch('HUF'),
    period: z.enum(['month', 'year', 'once']).catch('once'),
    state: z.enum(['active', 'cancelled', 'over']).catch('over'),
    until: seconds.nullable().catch(null),
  })
  .transform((payment) => payment);

const newsletterWire: z.ZodType<OfferedNewsletter> = z
  .object({
    code: z.string().min(1).max(100),
    title: z.string().min(1),
    description: z.string().catch(''),
    subscribed: z.boolean(),
    waiting: z.boolean().catch(false),
  })
  .transform((newsletter) => newsletter);

/** Skips invalid list items. */
const listOf = <Item>(item: z.ZodType<Item>) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) =>
      all.flatMap((one) => {
        const read = item.safeParse(one);
        return read.success ? [read.data] : [];
      }),
    );

export const accountWire: z.ZodType<ReaderAccount> = z
  .object({
    email: z.string().min(1),
    createdAt: seconds.catch(0),
    articlesUntil: seconds.nullable().catch(null),
    payments: listOf(paymentWire),
    newsletters: listOf(newsletterWire),
  })
  .transform((account) => account);

export const downloadWire: z.ZodType<string> = z
  .record(z.string(), z.unknown())
  .transform((all) => JSON.stringify(all, null, 2));

/** Requires an object, to reject a proxy's HTML page. */
export const doneWire: z.ZodType<null> = z.record(z.string(), z.unknown()).transform(() => null);
