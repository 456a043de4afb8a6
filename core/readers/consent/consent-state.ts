/** What a reader has said of others' scripts, or that nobody has asked. */
export type ConsentState = 'granted' | 'refused' | 'unasked';

export type ConsentChoice = Exclude<ConsentState, 'unasked'>;

export interface ConsentSigns {
  /** What this browser keeps of an earlier choice, as `keepConsent` wrote it; null without one. */
  readonly kept: string | null;
  /** Unix seconds. */
  readonly now: number;
  /** Whether the browser says `Sec-GPC: 1`. */
  readonly privacyControl: boolean;
}

const day = 86_400;
/** Seconds: nobody is held to a choice for longer than a year. */
const longest = 365 * day;

const keptChoice = /^(granted|refused) (\d{1,12})$/;

/** A choice as a browser keeps it, with the time at which it was made. */
export const keepConsent = (choice: ConsentChoice, now: number): string => `${choice} ${Math.floor(now)}`;

/**
 * Where a reader stands: a choice of their own counts before what their browser says for them, so that it can be taken
 * back; a browser that asks for privacy counts as a refusal, and nobody is asked.
 */
export const consentState = ({ kept, now, privacyControl }: ConsentSigns): ConsentState => {
  const [, choice, at] = keptChoice.exec(kept ?? '') ?? [];
  const age = now - Number(at);
  // What a clock gone wrong has dated ahead would stand for longer than a year.
  const isStanding = choice !== undefined && age < longest && age > -day;
  if (isStanding) return choice as ConsentChoice;
  return privacyControl ? 'refused' : 'unasked';
};
