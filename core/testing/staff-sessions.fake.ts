import { okAsync } from 'neverthrow';
import type { StaffSessions } from '../ports/staff-sessions.ts';
import type { StaffTokens } from '../readers/sessions/staff.ts';

export const fakeStaffSessions = (now: number): StaffSessions => {
  const kept = new Map<string, StaffTokens>();
  return {
    keep: (handle, tokens) => {
      kept.set(handle, tokens);
      return okAsync(null);
    },
    of: (handle) => {
      const tokens = kept.get(handle);
      return okAsync(tokens !== undefined && tokens.validUntil > now ? tokens : null);
    },
    end: (handle) => {
      kept.delete(handle);
      return okAsync(null);
    },
  };
};
