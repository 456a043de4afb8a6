export const deskKinds = ['wordpress', 'ghost'] as const;
export type DeskKind = (typeof deskKinds)[number];

/** The meaning of a category or tag here. Without one, a category is a section and a tag is a tag. */
export interface LabelMeaning {
  /** Slug of a section. */
  readonly section?: string | undefined;
  readonly flag?: string | undefined;
  /** Position of a block of the front. */
  readonly block?: number | undefined;
  /** Its posts are live blogs; `closed` ends them. */
  readonly liveblog?: true | 'closed' | undefined;
}

export interface DeskMapping {
  /** By slug. */
  readonly categories: Readonly<Record<string, LabelMeaning>>;
  readonly tags: Readonly<Record<string, LabelMeaning>>;
  /** Of a sticky or featured post. */
  readonly sticky: LabelMeaning;
}

export interface DeskSecrets {
  /** `user:application password` of WordPress, or a key of one of Ghost's APIs; null asks without one. */
  readonly key: string | null;
  /** Signs webhooks. */
  readonly hook: string;
}

export interface DeskOrder {
  readonly kind: DeskKind;
  /** Without a trailing slash. */
  readonly address: string;
  readonly site: 'main' | 'after' | 'g7' | 'karakter' | 'sister';
  readonly key: string | null;
  readonly allowPrivate: boolean;
  /** More removals at once wait for `follow confirm`. */
  readonly maxRemovals: number;
  readonly mapping: DeskMapping;
}

export interface FollowedDesk extends Omit<DeskOrder, 'key'> {
  readonly id: number;
  readonly secrets: DeskSecrets;
  /** Unix seconds of a `follow confirm` that is not carried out yet; null without one. */
  readonly confirmedAt: number | null;
}

/** As the process that leads gets it; `secrets` is null when no signing key decrypts them. */
export type LedDesk = Omit<FollowedDesk, 'secrets'> & { readonly secrets: DeskSecrets | null };

export interface FollowedItem {
  readonly id: string;
  /** Hash of the fields that a sweep lists. */
  readonly print: string;
  /** Of the featured picture; null without one. */
  readonly media: string | null;
  /** Hash of the import file; empty when there is none. */
  readonly hash: string;
  /** Null while it is not imported. */
  readonly slug: string | null;
  /** Path at the desk, and here: texts link to it. */
  readonly link: string | null;
  readonly path: string | null;
  /** Of the front, where the mapping has placed it. */
  readonly block: number | null;
  /** By the desk; unix seconds. */
  readonly modified: number;
  /** `waiting`: missing or older at the desk, which waits for `follow confirm`. `refused`: import refused it. */
  readonly state: 'shown' | 'waiting' | 'refused';
  readonly why: string | null;
}

export const waitReasons = ['too-many', 'backup', 'older'] as const;
export type WaitReason = (typeof waitReasons)[number];

/** An entry of a live blog. */
export interface FollowedEntry {
  readonly id: string;
  readonly title: string;
  readonly html: string;
  /** Unix seconds. */
  readonly publishedAt: number;
  readonly isRemoved: boolean;
}

export const followedWays = ['new', 'changed', 'missing', 'sweep', 'labels', 'hints'] as const;
export type FollowedWay = (typeof followedWays)[number];

/** Times are unix seconds. */
export interface DeskReport {
  readonly lastSuccess: Readonly<Partial<Record<FollowedWay, number>>>;
  /** Seconds from the desk's change until every node had it, of the last edits. */
  readonly delays: readonly number[];
  readonly queue: number;
  readonly zone: string | null;
  /** Why the list of all posts is not complete: nothing is removed by it. Null when it is. */
  readonly doubt: string | null;
  /** Null while the desk answers. */
  readonly fault: { readonly since: number; readonly why: string; readonly nextTry: number } | null;
  /** Categories and tags without a meaning, and other things that were not taken. */
  readonly unmapped: readonly string[];
}

/** Webhooks that were set up at the desk. */
export interface DeskHooks {
  readonly kind: DeskKind;
  readonly address: string;
  readonly allowPrivate: boolean;
  readonly key: string | null;
  readonly ids: readonly string[];
}

export interface DeskHint {
  readonly desk: number;
  /** Null: anything may have changed. */
  readonly id: string | null;
  readonly isRemoval: boolean;
}

/** A draft that staff opens on a preview. */
export interface WantedDraft {
  readonly desk: number;
  readonly id: string;
  readonly request: string;
}

/** Of the hidden copy of a draft. */
export const deskDraftSlug = (desk: number, post: string): string => `elonezet-${desk}-${post.toLowerCase()}`;

export interface ListedDesk extends Omit<DeskOrder, 'key' | 'mapping'> {
  readonly id: number;
  /** The process that follows it now. */
  readonly leader: string | null;
  readonly shown: number;
  readonly waiting: readonly string[];
  /** Why each of `waiting` waits. */
  readonly waitsFor: readonly WaitReason[];
  readonly refused: readonly { readonly id: string; readonly slug: string | null; readonly why: string }[];
  readonly report: DeskReport | null;
}

export interface AddedDesk {
  readonly id: number;
  readonly hookPath: string;
  readonly hookSecret: string;
}
