import type { RequestHandler } from 'express';
import { okAsync } from 'neverthrow';
import { createAuthorizationAddress } from '#adapters/openid/authorization-address.ts';
import { createOpenProvider } from '#adapters/openid/open-provider.ts';
import { watchCalls } from '#adapters/http/watch-calls.ts';
import { staffServicesOf } from '#adapters/security/staff-services.ts';
import { createShowDraft, type DeskDrafts, isDraftAddress } from '#adapters/web/desks/show-draft.ts';
import type { GateName } from '#adapters/web/endpoints/site-endpoints.ts';
import { createMeetProvider, type MeetProviderNeeds } from '#adapters/web/staff/meet-provider.ts';
import { createShowPasskeys } from '#adapters/web/staff/show-passkeys.ts';
import { passkeysPath } from '#adapters/web/staff/open-to-all.ts';
import { createReturnAddress } from '#adapters/web/readers/return-address.ts';
import { createFirstSteps } from '#adapters/web/staff/first-step.ts';
import { createStaffDoors } from '#adapters/web/staff/staff-doors.ts';
import { createStaffEntries } from '#adapters/web/staff/staff-entries.ts';
import { guardPreview, type PreviewGuard } from '#adapters/web/staff/guard-preview.ts';
import { closedSteps, signInSteps, type TakeStep } from '#adapters/web/staff/sign-in-steps.ts';
import { createOwnPasskeys, type OwnPasskeysAt } from '#adapters/web/staff/own-passkeys.ts';
import { passkeySignIn } from '#adapters/web/staff/passkey-sign-in.ts';
import { createPasskeySteps } from '#adapters/web/staff/passkey-step.ts';
import { createProviderSignIn, type ProviderSignIn } from '#adapters/web/staff/provider-sign-in.ts';
import { createProviderSteps } from '#adapters/web/staff/provider-step.ts';
import type { AskingStaff } from '#adapters/web/pages/asking-staff.ts';
import { createOpenForStaff } from '#adapters/web/staff/open-for-staff.ts';
import type { JudgeAddress } from '#core/addresses/judge-address.ts';
import type { StaffEntries, StaffEntry } from '#core/ports/staff-entry.ts';
import { hostBound } from '#core/readers/sessions/session-cookie.ts';
import { redirectUriAt, signInProviderOf } from '../settings/sign-in-provider.ts';
import { webKeysOf } from '#adapters/process/signing-key.ts';
import type { Time } from '#adapters/time/time.ts';
import type { Composition } from './composition-parts.ts';
import type { WebServerConfig } from './web-server-config.ts';

/** Without staff services, no session is valid: the gate is closed. */
const none = () => okAsync<StaffEntry>({ kind: 'none' });
const nobody: StaffEntries = { of: none, renew: none, end: none };

const isNoPage = (address: string): boolean => address === passkeysPath || isDraftAddress(address);

export interface PreviewEntrance extends AskingStaff {
  readonly gate: RequestHandler;
  readonly turnAway: PreviewGuard['turnAway'];
  readonly steps: Readonly<Record<string, TakeStep>>;
  readonly provider: ProviderSignIn | null;
  readonly ownPasskeys: OwnPasskeysAt | null;
}

export const previewEntranceOf = (
  plan: WebServerConfig,
  judge: JudgeAddress,
  { clock, mainApi }: Pick<Composition, 'clock' | 'mainApi'>,
): PreviewEntrance => {
  const { environment, time, sites, headers, mainApiUrl, mainApiHeaders, log, staffEntries } = plan;
  // Counted separately: password guessing must not mark pages as incomplete.
  const watch = watchCalls(log, plan.measures);
  const services = staffServicesOf(environment, { url: mainApiUrl, headers: mainApiHeaders }, watch, time);
  const requestedPath = createReturnAddress({
    judge,
    keys: webKeysOf(environment, mainApi, 'requested-path'),
    clock,
    bearer: { name: ({ origin }) => hostBound('__Host-requested', origin), path: '/', also: isNoPage },
  });
  const firstSteps = createFirstSteps(webKeysOf(environment, mainApi, 'first-step'), clock);
  const doors = services && createStaffDoors({ ...services, requestedPath, clock });
  const passkeySteps = createPasskeySteps(webKeysOf(environment, mainApi, 'passkey-step'), clock);
  const ownPasskeys = services && doors && createOwnPasskeys({ security: services.security, doors, passkeySteps, log });
  const settings = signInProviderOf(environment);
  const entries = staffEntries ?? (services === null ? nobody : createStaffEntries(services));
  const guard = guardPreview({ judge, mainSite: sites[0], entries, requestedPath, clock, headers });
  return {
    gate: guard.gate,
    turnAway: guard.turnAway,
    tokenOf: guard.tokenOf,
    isUnclear: guard.isUnclear,
    open: createOpenForStaff(guard),
    steps:
      services && doors && ownPasskeys
        ? {
            ...signInSteps({ security: services.security, doors, firstSteps }),
            ...passkeySignIn({ security: services.security, doors, passkeySteps, log }),
            ...ownPasskeys.steps,
          }
        : closedSteps,
    ownPasskeys,
    provider:
      services && doors && settings
        ? createProviderSignIn({
            security: services.security,
            doors,
            steps: createProviderSteps(webKeysOf(environment, mainApi, 'provider-step'), clock),
            doorOf: createAuthorizationAddress(createOpenProvider(settings, time), time),
            redirectUriAt,
            log,
          })
        : null,
    signInOf: async ({ headers: { cookie = '' } }, site) =>
      (await firstSteps.of(site, cookie)) === null ? null : { step: { kind: 'code' }, problem: null },
  };
};

export const previewGates = (
  needs: PreviewEntrance & Omit<MeetProviderNeeds, 'provider'>,
  drafts: DeskDrafts,
  time: Pick<Time, 'wait'>,
): Partial<Readonly<Record<GateName, RequestHandler>>> => ({
  preview: needs.gate,
  provider: createMeetProvider(needs),
  passkeys: createShowPasskeys(needs),
  drafts: createShowDraft({ ...needs, drafts, wait: (ms) => time.wait(ms) }),
});
