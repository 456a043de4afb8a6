import type { LabelKind } from '#adapters/newsroom-contract/labels.ts';

/** See 0044-moved-labels.ts. */
export interface LabelSchema {
  moved_labels: { kind: LabelKind; site: string; slug: string; label_id: number; moved_at: number };
  moved_tag_names: { name_key: string; tag_id: number };
}
