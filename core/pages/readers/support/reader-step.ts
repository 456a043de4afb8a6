import { ownPageTitles } from '../../../readers/accounts/hu.ts';
import type { ReaderAccount } from '../../../ports/reader-accounts.ts';
import type { OwnTopics } from '../../../readers/topics/own-topics.ts';
import type { WaitFirst } from '../../../readers/sessions/staff.ts';

export type ReaderProblem =
  | {
      readonly kind:
        | 'email-missing'
        | 'email-wrong'
        | 'code-missing'
        /** Wrong, expired, used or too many tries. The message is the same for all, on purpose. */
        | 'code-refused'
        | 'link-refused'
        | 'asked-over'
        | 'deletion-unconfirmed'
        | 'unavailable'
        | 'half-signed-out';
    }
  | WaitFirst;

export type ReaderNotice = 'signed-out' | 'session-over' | 'newsletter-on' | 'newsletter-off' | 'cancelled';

export type ReaderStep =
  | {
      readonly kind: 'ask';
      readonly email: string;
      readonly asked: boolean;
      readonly notice: ReaderNotice | null;
      readonly problem: ReaderProblem | null;
    }
  /** The code needs the letter's key, or the browser that requested it (R49). */
  | {
      readonly kind: 'code';
      readonly key: string | null;
      readonly signedIn: boolean;
      readonly problem: ReaderProblem | null;
    }
  | {
      readonly kind: 'account';
      readonly account: ReaderAccount;
      readonly topics?: OwnTopics | undefined;
      readonly notice: ReaderNotice | null;
      readonly problem: ReaderProblem | null;
    }
  /** No account, but a pass opens articles until then (unix seconds). */
  | { readonly kind: 'pass'; readonly validUntil: number }
  | { readonly kind: 'away'; readonly validUntil: number | null }
  | { readonly kind: 'deleted' };

export const refetch: Extract<ReaderStep, { readonly kind: 'ask' }> = {
  kind: 'ask',
  email: '',
  asked: false,
  notice: null,
  problem: null,
};

export const problemAt = (step: ReaderStep): ReaderProblem | null => {
  if (step.kind === 'away') return { kind: 'unavailable' };
  return 'problem' in step ? step.problem : null;
};

export const titleOfStep = (step: ReaderStep): string =>
  ownPageTitles[step.kind === 'code' && step.key === null ? 'sent' : step.kind];
