export type ConsentState = 'granted' | 'refused' | 'unasked';

export type ConsentChoice = Exclude<ConsentState, 'unasked'>;

export interface ConsentSigns {
  readonly kept: string | null;
  /** Unix seconds. */
  readonly now: number;
  readonly privacyControl: boolean;
}

const day = 86_400;
/** Seconds. Consent expires after a year. */
const maxLength = 365 * day;
/** Seconds. Clocks of devices differ. */
const maxAhead = 60;

const keptChoice = /^(granted|refused) (\d{1,12})$/;

export const keepConsent = (choice: ConsentChoice, now: number): string => `${choice} ${Math.floor(now)}`;

/** An explicit choice wins over Sec-GPC, and Sec-GPC counts as a refusal without asking. */
export const consentState = ({ kept, now, privacyControl }: ConsentSigns): ConsentState => {
  const [, choice, at] = keptChoice.exec(kept ?? '') ?? [];
  const age = now - Number(at);
  // Ignores a choice dated in the future, because it would last longer than a year.
  const isStanding = choice !== undefined && age < maxLength && age >= -maxAhead;
  if (isStanding) return choice as ConsentChoice;
  return privacyControl ? 'refused' : 'unasked';
};
