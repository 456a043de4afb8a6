import type { SiteRole } from '#core/addresses/sites/site.ts';
import type { GivenFile } from '#adapters/newsroom-contract/articles.ts';
import type { LabelKind } from '#adapters/newsroom-contract/labels.ts';

interface LabelPlace {
  readonly kind: LabelKind;
  readonly site: SiteRole | null;
}

/** Times are unix seconds. */
export type EditingOrder =
  | { readonly do: 'list-versions'; readonly slug: string }
  | { readonly do: 'restore-version'; readonly slug: string; readonly to: number }
  | { readonly do: 'list-deleted' }
  | { readonly do: 'undelete'; readonly slug: string }
  | { readonly do: 'kill'; readonly slug: string }
  | ({ readonly do: 'list-labels' } & LabelPlace)
  | ({
      readonly do: 'rename-label';
      readonly slug: string;
      readonly to: string | null;
      readonly name: string | null;
      readonly title: string | null;
    } & LabelPlace)
  | ({ readonly do: 'merge-labels'; readonly slug: string; readonly into: string } & LabelPlace)
  | { readonly do: 'import-documents'; readonly files: readonly GivenFile[] }
  | { readonly do: 'list-documents'; readonly site: SiteRole | null }
  | { readonly do: 'delete-documents'; readonly site: SiteRole; readonly slugs: readonly string[] }
  | { readonly do: 'show-front'; readonly site: SiteRole; readonly at: number | null }
  | { readonly do: 'list-fronts'; readonly site: SiteRole }
  | { readonly do: 'export-front'; readonly site: SiteRole }
  | { readonly do: 'import-front'; readonly front: unknown }
  | { readonly do: 'restore-front'; readonly site: SiteRole; readonly to: number }
  | {
      readonly do: 'place-on-front';
      readonly site: SiteRole;
      readonly slug: string;
      readonly block: number;
      readonly position: number;
      readonly at: number | null;
      readonly until: number | null;
      readonly moves: boolean;
    }
  | { readonly do: 'remove-from-front'; readonly site: SiteRole; readonly slug: string }
  | {
      readonly do: 'break-on-front';
      readonly site: SiteRole;
      readonly story: { readonly slug: string; readonly until: number } | null;
    };
