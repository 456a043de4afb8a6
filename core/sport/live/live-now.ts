/** A running match or race in one line. Its words are ready: a small script updates them without the wording. */
export interface LiveLine {
  readonly kind: 'match' | 'race';
  readonly id: number;
  /** Both teams, or the Grand Prix. */
  readonly names: readonly [string, string?];
  readonly score: string;
  readonly phase: string;
  /** The league or the session. */
  readonly about: string;
  readonly path: string;
}

export interface LiveNow {
  /** Unix seconds of the newest confirmation. */
  readonly at: number;
  /** `14:05` in the site's zone. */
  readonly clock: string;
  readonly lines: readonly LiveLine[];
  /** Kinds that could not be loaded: they have no lines, and nothing follows from that (R54). */
  readonly lacking: readonly LiveLine['kind'][];
}

/** Never waits. Null when nothing is known (R54). */
export type ReadLiveNow = (site: { readonly slug: string; readonly timeZone: string }) => LiveNow | null;

/** Names a line in the page and in the answer to open pages. */
export const lineKey = ({ kind, id }: Pick<LiveLine, 'kind' | 'id'>): string => `${kind}-${id}`;

/** More would not be one strip any more. */
export const maxLines = 6;
