import { ownPageTitles } from '../../../readers/accounts/hu.ts';
import type { ReaderAccount } from '../../../ports/reader-accounts.ts';
import type { OwnTopics } from '../../../readers/topics/own-topics.ts';
import type { WaitFirst } from '../../../readers/sessions/staff.ts';

/** Why what a reader wanted of an account was not done. */
export type ReaderProblem =
  | {
      readonly kind:
        | 'email-missing'
        | 'email-wrong'
        | 'code-missing'
        /** Wrong, too old, used, or tried too often: the same words for all. */
        | 'code-refused'
        /** A link opened where it was asked for, and yet signs nobody in. */
        | 'link-refused'
        /** This browser has asked for no letter, or too long ago. */
        | 'asked-over'
        | 'deletion-unconfirmed'
        | 'unavailable'
        /** This browser is signed out; whether the session has ended everywhere could not be told. */
        | 'half-signed-out';
    }
  | WaitFirst;

/** What has just been done, said once. */
export type ReaderNotice = 'signed-out' | 'session-over' | 'newsletter-on' | 'newsletter-off' | 'cancelled';

/** What a page of the support area has to do with the reader who opens it. */
export type ReaderStep =
  | {
      readonly kind: 'ask';
      /** As it was typed before, so that nobody types it twice. */
      readonly email: string;
      /** Whether this browser has asked for a letter that may be on its way. */
      readonly asked: boolean;
      readonly notice: ReaderNotice | null;
      readonly problem: ReaderProblem | null;
    }
  /** The code is asked for, which counts with the key of its letter, or in the browser that asked for it (R49). */
  | {
      readonly kind: 'code';
      readonly key: string | null;
      /** Whether this browser is signed in already, be it by another letter. */
      readonly signedIn: boolean;
      readonly problem: ReaderProblem | null;
    }
  | {
      readonly kind: 'account';
      readonly account: ReaderAccount;
      /** What this browser follows; undefined where nothing can be. */
      readonly topics?: OwnTopics | undefined;
      readonly notice: ReaderNotice | null;
      readonly problem: ReaderProblem | null;
    }
  /** No account, but articles are open until then (unix seconds). */
  | { readonly kind: 'pass'; readonly validUntil: number }
  /**
   * Signed in, but the account cannot be told now; articles are open until then, or nobody knows.
   */
  | { readonly kind: 'away'; readonly validUntil: number | null }
  | { readonly kind: 'deleted' };

export const askAnew: Extract<ReaderStep, { readonly kind: 'ask' }> = {
  kind: 'ask',
  email: '',
  asked: false,
  notice: null,
  problem: null,
};

/** What stands in the way at a step; null for nothing. */
export const problemAt = (step: ReaderStep): ReaderProblem | null => {
  if (step.kind === 'away') return { kind: 'unavailable' };
  return 'problem' in step ? step.problem : null;
};

/** What a reader's own page is called. */
export const titleOfStep = (step: ReaderStep): string =>
  ownPageTitles[step.kind === 'code' && step.key === null ? 'sent' : step.kind];
