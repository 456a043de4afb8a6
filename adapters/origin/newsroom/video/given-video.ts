import { z } from 'zod';
import type { SetVideo } from '#adapters/newsroom-contract/pages.ts';

const words = (max: number) =>
  z
    .string()
    .regex(new RegExp(`^(?!\\s)[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]{1,${max}}(?<!\\s)$`, 'u'));

/** The picture-in-picture video of a site (spec §3.5). */
export const givenVideo = z.strictObject({
  url: z
    .string()
    .max(2_000)
    .regex(
      // An upload is one path segment (docs/upstreams/main-api.md). `video set` of the CLI must match.
      /^(?:\/uploads\/(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9._-]{0,180}\.(?:mp4|webm)|https:\/\/[^/\s\\][^\s\\\p{Cc}]*)$/u,
      'must be /uploads/….mp4, /uploads/….webm or an https URL',
    ),
  title: words(200),
  label: words(80).nullable(),
  open: z.boolean(),
  manual: z.boolean(),
}) satisfies z.ZodType<SetVideo>;
