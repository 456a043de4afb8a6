import type { SiteKey } from '../../database/schema/origin-site.ts';

/** A topic that browsers may follow, and which articles of its site are of it: those that bear one of these. */
export interface PlannedTopic {
  readonly id: string;
  readonly site: SiteKey;
  /** Most messages of a day. */
  readonly perDay: number;
  readonly sections: readonly string[];
  readonly tags: readonly string[];
  readonly flags: readonly string[];
}

/** With which messages are signed (RFC 8292). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** How browsers are told of what they follow. */
export interface PushOptions {
  /**
   * Push services to which, and to whose subdomains, messages are sent; one of plain http, which stands here on loopback
   * alone, to itself.
   */
  readonly origins: readonly string[];
  /** The database's own unless told. */
  readonly keys?: PushKeys | undefined;
  /** Whom a push service may write to: `https:` or `mailto:`. */
  readonly subject: string;
  /** Address of the program by which threads of their own send; the database's own thread does unless told. */
  readonly worker?: string | undefined;
}
