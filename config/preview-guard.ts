import { okAsync } from 'neverthrow';
import { createReturnAddress } from '#adapters/web/readers/return-address.ts';
import { createStaffEntries } from '#adapters/web/staff/staff-entries.ts';
import { guardPreview, type PreviewGuard } from '#adapters/web/staff/guard-preview.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { StaffEntries } from '#core/ports/staff-entry.ts';
import { hostBound } from '#core/sessions/session-cookie.ts';
import { staffServicesOf } from './staff-services.ts';
import { webKeyOf } from './signing-key.ts';
import type { Composition } from './composition-parts.ts';
import type { WebServerConfig } from './web-server-config.ts';

/** Where nobody can sign in, every handle is nobody's: the gate is closed. */
const nobody: StaffEntries = { of: () => okAsync({ kind: 'none' }) };

const entriesOf = ({ environment, mainApiUrl, mainApiHeaders, log, staffEntries }: WebServerConfig): StaffEntries => {
  if (staffEntries) return staffEntries;
  const services = staffServicesOf(environment, { url: mainApiUrl, headers: mainApiHeaders }, log);
  return services === null ? nobody : createStaffEntries(services);
};

/** The gate of a preview node, with a memory of where everybody wanted to go. */
export const previewGuardOf = (
  plan: WebServerConfig,
  judge: JudgeAddress,
  { clock, mainApi }: Pick<Composition, 'clock' | 'mainApi'>,
): PreviewGuard => {
  const { environment, sites, headers } = plan;
  return guardPreview({
    judge,
    mainSite: sites[0],
    entries: entriesOf(plan),
    requestedPath: createReturnAddress({
      judge,
      key: webKeyOf(environment, mainApi, 'requested-path'),
      clock,
      bearer: { name: ({ origin }) => hostBound('__Host-requested', origin), path: '/' },
    }),
    headers,
  });
};
