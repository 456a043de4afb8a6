import { secondsOf } from '#adapters/time/seconds-of.ts';
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

/** What the database should hold when the origin answers. */
export type Content =
  /**
   * The newspaper that the database holds, with sites as configured; a sample also has its dates moved to today. Where
   * nobody has begun one, the sample is written if `begins` says so.
   */
  | { readonly kind: 'stored'; readonly sites: readonly OriginSite[]; readonly begins: 'sample' | 'empty' }
  /** Exactly this (for tests). */
  | { readonly kind: 'given'; readonly content: NewsroomContent };

export interface OriginOptions {
  readonly database: DatabasePlace;
  /** Folder of pictures; made when missing. */
  readonly dataDir: string;
  readonly content: Content;
  readonly sample: SampleNewspaper;
  /** A script that calls `serveAsFiller`; without one the origin writes the newspaper itself. */
  readonly filler?: string | undefined;
  /** Name of the header by which a call says which site asks. */
  readonly siteHeader: string;
  /** Who does not show it in the header `origin-secret` is told nothing but the state of health. */
  readonly secret: string;
  /** What the installation signs with; one that the database keeps unless told. */
  readonly signingKey?: string | undefined;
  /** By whom staff may sign in beside their passwords; nobody unless told. */
  readonly signInProvider?: SignInProvider | undefined;
  /** Origins of the web nodes at which staff sign in by passkeys; none unless told. */
  readonly signInOrigins?: readonly string[] | undefined;
  /** What editors may not name; nothing unless told. */
  readonly reserved?: ReservedWords;
  /** Finds what pages leave out of a text; nothing unless told. */
  readonly findUnshown?: FindUnshown | undefined;
  /** 127.0.0.1 unless told. */
  readonly host?: string;
  /** A free one unless told. */
  readonly port?: number;
  /** Who holds the data folder, for the error of the next one. */
  readonly holder?: string;
  /** Clock and timers; the system's unless given. */
  readonly time?: Time;
  /** Unix seconds; those of `time` unless given. */
  readonly now?: () => number;
  readonly log?: OriginLog;
  /** Is given the URL of the outbox once it listens. */
  readonly onOutbox?: (url: string) => void;
  /** How letters to readers go out; none does unless told. */
  readonly mail?: MailOptions | undefined;
  /** Newsletters that readers may have. */
  readonly newsletters?: readonly NewsletterOffer[] | undefined;
  /** When they go out by themselves; none does unless told. */
  readonly newsletterPlans?: readonly NewsletterPlan[] | undefined;
  /** What readers may be notified of; nothing unless told. */
  readonly topics?: readonly PlannedTopic[] | undefined;
  /** How they are; not at all unless told. */
  readonly push?: PushOptions | undefined;
  /** Whether this process composes and sends notifications; it does unless told. */
  readonly notifies?: boolean;
  /** How matches and races are played; on, by the clock of the day, unless told. */
  readonly liveScores?: { readonly simulator?: boolean; readonly clock?: string | undefined };
  /**
   * Milliseconds before the database is tried, after it could not be opened; calls do not wait for it then, but are
   * told at once.
   */
  readonly openAfter?: number;
}

/** Options with a clock. */
export type TimedOptions = OriginOptions & Required<Pick<OriginOptions, 'time' | 'now'>>;

export const withTime = (options: OriginOptions): TimedOptions => {
  const { time = systemTime, now = secondsOf(time) } = options;
  return { ...options, time, now };
};
export const complain: OriginLog = (cause) => console.error(cause);

export const sitesOf = (content: Content): readonly OriginSite[] =>
  content.kind === 'stored' ? content.sites : content.content.sites;
