import { okAsync } from 'neverthrow';
import { createReturnAddress } from '#adapters/web/readers/return-address.ts';
import { guardPreview, type PreviewGuard } from '#adapters/web/staff/guard-preview.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { StaffEntries } from '#core/ports/staff-entry.ts';
import { hostBound } from '#core/sessions/session-cookie.ts';
import { webKeyOf } from './signing-key.ts';
import type { Composition } from './composition-parts.ts';
import type { WebServerConfig } from './web-server-config.ts';

/** Where nobody can sign in, every handle is nobody's: the gate is closed. */
const nobody: StaffEntries = { of: () => okAsync({ kind: 'none' }) };

/** The gate of a preview node, with a memory of where everybody wanted to go. */
export const previewGuardOf = (
  { environment, sites, headers, staffEntries = nobody }: WebServerConfig,
  judge: JudgeAddress,
  { clock, mainApi }: Pick<Composition, 'clock' | 'mainApi'>,
): PreviewGuard =>
  guardPreview({
    judge,
    mainSite: sites[0],
    entries: staffEntries,
    requestedPath: createReturnAddress({
      judge,
      key: webKeyOf(environment, mainApi, 'requested-path'),
      clock,
      bearer: { name: ({ origin }) => hostBound('__Host-requested', origin), path: '/' },
    }),
    headers,
  });
