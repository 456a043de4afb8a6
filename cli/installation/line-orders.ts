import type { SiteRole } from '#core/addresses/sites/site.ts';
import type { PlacedLine } from '#core/ads/choose-sponsored-line.ts';

export type LineOrder =
  | { readonly do: 'set-lines'; readonly site: SiteRole; readonly lines: readonly unknown[] }
  | { readonly do: 'list-lines'; readonly site: SiteRole };

export interface LineResults {
  readonly 'list-lines': { readonly lines: readonly PlacedLine[] };
}
