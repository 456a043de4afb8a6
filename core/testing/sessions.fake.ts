import { okAsync } from 'neverthrow';
import type { Session, Sessions } from '../ports/sessions.ts';

export const fakeSessions = (now: number): Sessions => {
  const kept = new Map<string, Session>();
  return {
    keep: (handle, session) => {
      kept.set(handle, session);
      return okAsync(null);
    },
    of: (handle) => {
      const session = kept.get(handle);
      return okAsync(session !== undefined && session.validUntil > now ? session : null);
    },
    end: (handle) => {
      kept.delete(handle);
      return okAsync(null);
    },
  };
};
