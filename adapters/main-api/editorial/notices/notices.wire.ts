import { z } from 'zod';
import { noteDropped } from '#adapters/http/dropped-items.ts';
import { firstOfEach, lenientList } from '#adapters/http/tolerant-list.ts';
import { type Notice, noticeAudiences, noticeLevels } from '#core/editorial/notices/notice.ts';
import { noticeLink } from '#core/editorial/notices/notice-link.ts';
import { noticeText } from '#core/editorial/notices/notice-text.ts';
import { lenientFlag } from '../../wire/lenient.wire.ts';

const maxNotices = 60;

/** Unix seconds. A larger value is a timestamp in milliseconds. */
const latest = 9_999_999_999;

const text = z.string().transform((given, context) => {
  const clean = noticeText(given);
  if (clean === null) context.addIssue({ code: 'custom', message: 'is empty or too long', input: null });
  return clean ?? '';
});

const link = z
  .string()
  .transform((given, context) => {
    const safe = noticeLink(given);
    if (safe === null) context.addIssue({ code: 'custom', message: 'must be a path or an https URL', input: null });
    return safe;
  })
  .nullish()
  .catch(({ value, error }) => {
    noteDropped(value, error.issues);
    return null;
  })
  .transform((safe) => safe ?? null);

const sites = (known: readonly string[]) =>
  z
    .array(z.unknown())
    .transform((given, context) => {
      const ours = known.filter((slug) => given.includes(slug));
      const unknown = given.filter((one) => !known.includes(one as string));
      const issue = { code: 'custom', message: 'is not a known site', input: null } as const;
      if (ours.length === 0) context.addIssue(issue);
      else if (unknown.length > 0) noteDropped(given, [{ ...issue, path: [] }]);
      return ours;
    })
    .nullish()
    .transform((ours) => ours ?? null);

export const noticesWire = (known: readonly string[], now: () => number) => {
  const notice: z.ZodType<Notice> = z.object({
    id: z.union([z.string().min(1).max(64), z.number().int()]).transform(String),
    text,
    level: z.enum(noticeLevels),
    until: z
      .number()
      .int()
      .max(latest)
      .refine((at) => at > now(), 'is over'),
    link,
    sites: sites(known),
    audience: z.enum(noticeAudiences).default('everybody'),
    required: lenientFlag,
  });
  return z.object({
    notices: z
      .unknown()
      .refine((given) => given !== undefined)
      .pipe(lenientList(notice, maxNotices).transform(firstOfEach(({ id }) => id))),
  });
};
