import { z } from 'zod';
import type { ServiceDocument, StaffGroup } from '#core/services/service-pages/service-document.ts';
import { parseBody } from '../body/parse-body.ts';
import { tolerantList } from '#adapters/http/tolerant-list.ts';
import { lenientPicture, lenientText } from '../wire/lenient.wire.ts';

export const documentWire: z.ZodType<ServiceDocument> = z
  .object({
    slug: z.string().min(1),
    title: z.string().trim().min(1),
    lead: lenientText,
    content: z.string(),
    updatedAt: z.number().int(),
  })
  .transform(({ content, ...rest }) => ({ ...rest, body: parseBody(content) }));

const member: z.ZodType<StaffGroup['members'][number]> = z
  .object({
    name: z.string().trim().min(1),
    title: lenientText,
    authorSlug: z.string().min(1).nullable().catch(null),
    avatarSrc: lenientPicture,
  })
  .transform(({ avatarSrc, ...rest }) => ({ ...rest, avatar: avatarSrc }));

export const staffWire: z.ZodType<readonly StaffGroup[]> = z
  .object({ groups: tolerantList(z.object({ name: lenientText, members: tolerantList(member) })) })
  .transform(({ groups }) => groups);
