import { secondsOf } from '#adapters/time/seconds-of.ts';
import type { Measures } from '#adapters/telemetry/metrics/measures.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import type { Time } from '#adapters/time/time.ts';
import type { DatabasePlace } from '../database/storage/place.ts';
import type { ReservedWords } from '../newsroom/context/reserved-words.ts';
import type { FindUnshown } from '../newsroom/context/unshown.ts';
import type { SampleNewspaper } from '../newsroom/context/sample-newspaper.ts';
import type { OriginLog } from '../http/origin-log.ts';
import type { OriginSite } from '../database/schema/origin-site.ts';
import type { SignInProvider } from '../staff/check-provider.ts';
import type { NewsroomContent } from '../content/newsroom-content.ts';
import type { MailOptions } from '../mail/mail-options.ts';
import type { NewsletterPlan } from '../readers/newsletters/plan.ts';
import type { PlannedTopic, PushOptions } from '../readers/topics/planned-topic.ts';
import type { NewsletterOffer } from '../readers/newsletters/subscriptions.ts';

export type Content =
  /** Keeps existing content and moves the sample's dates to today. An empty database gets `begins`. */
  | { readonly kind: 'stored'; readonly sites: readonly OriginSite[]; readonly begins: 'sample' | 'empty' }
  | { readonly kind: 'given'; readonly content: NewsroomContent };

export interface OriginOptions {
  readonly database: DatabasePlace;
  readonly dataDir: string;
  readonly content: Content;
  readonly sample: SampleNewspaper;
  /** A script that calls `serveAsFiller`; without one, this process writes the sample. */
  readonly filler?: string | undefined;
  readonly siteHeader: string;
  /** Expected in the `origin-secret` header; without it, only `/healthz` responds. */
  readonly secret: string;
  /** Accepted beside `secret` during a rotation; the same for `otherSigningKey`. */
  readonly otherSecret?: string | undefined;
  /** Default: a key stored in the database. */
  readonly signingKey?: string | undefined;
  readonly otherSigningKey?: string | undefined;
  readonly signInProvider?: SignInProvider | undefined;
  readonly signInOrigins?: readonly string[] | undefined;
  readonly reserved?: ReservedWords;
  readonly findUnshown?: FindUnshown | undefined;
  readonly host?: string;
  readonly port?: number;
  /** The holder of the data folder, for the next process's error message. */
  readonly holder?: string;
  readonly time?: Time;
  /** Unix seconds. */
  readonly now?: () => number;
  readonly log?: OriginLog;
  readonly onOutbox?: (url: string) => void;
  /** Set if metrics or traces are on. */
  readonly observe?: { readonly measures: Measures | undefined };
  readonly mail?: MailOptions | undefined;
  readonly newsletters?: readonly NewsletterOffer[] | undefined;
  readonly newsletterPlans?: readonly NewsletterPlan[] | undefined;
  readonly topics?: readonly PlannedTopic[] | undefined;
  readonly push?: PushOptions | undefined;
  readonly notifies?: boolean;
  readonly liveScores?: { readonly simulator?: boolean; readonly clock?: string | undefined };
  /** Milliseconds before retrying the database after a failure. Requests fail immediately until then. */
  readonly openAfter?: number;
}

export type TimedOptions = OriginOptions & Required<Pick<OriginOptions, 'time' | 'now'>>;

export const withTime = (options: OriginOptions): TimedOptions => {
  const { time = systemTime, now = secondsOf(time) } = options;
  return { ...options, time, now };
};
export const complain: OriginLog = (cause) => console.error(cause);

export const sitesOf = (content: Content): readonly OriginSite[] =>
  content.kind === 'stored' ? content.sites : content.content.sites;
