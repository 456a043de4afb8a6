import type { Site } from '#core/addresses/sites/site.ts';

export interface Readers {
  /** Null when no session matches the `Cookie` header or the lookup fails. */
  tokenOf(cookie: string, site: Site): Promise<string | null>;
}
