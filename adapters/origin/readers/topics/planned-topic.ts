import type { SiteKey } from '../../database/schema/origin-site.ts';

export interface PlannedTopic {
  readonly id: string;
  readonly site: SiteKey;
  /** Maximum messages per day. */
  readonly perDay: number;
  readonly sections: readonly string[];
  readonly tags: readonly string[];
  readonly flags: readonly string[];
}

/** VAPID keys (RFC 8292). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushOptions {
  /** Allowed push services with their subdomains. Plain http is allowed for loopback only. */
  readonly origins: readonly string[];
  readonly keys?: PushKeys | undefined;
  /** Browsers that subscribed with these keys receive messages until they have subscribed again. */
  readonly otherKeys?: PushKeys | undefined;
  /** VAPID contact: `https:` or `mailto:`. */
  readonly subject: string;
  readonly worker?: string | undefined;
}
