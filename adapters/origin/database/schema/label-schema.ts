import type { LabelKind } from '#adapters/newsroom-contract/labels.ts';
import type { OldAddressKind, OldDomain } from '#adapters/newsroom-contract/old-addresses.ts';

/** See 0044-moved-labels.ts. */
export interface LabelSchema {
  moved_labels: { kind: LabelKind; site: string; slug: string; label_id: number; moved_at: number };
  /** See 0047-old-addresses.ts. */
  old_addresses: {
    domain: OldDomain;
    address: string;
    kind: OldAddressKind;
    site: string;
    target: string;
    name: string | null;
  };
  moved_tag_names: { name_key: string; tag_id: number };
}
