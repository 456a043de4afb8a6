import type { PipSource } from '#core/media/pip/pip-status.ts';

/** What the commands about the video of a site say to a person. */
export interface VideoMessages {
  readonly commands: Readonly<Record<'video' | 'set' | 'show' | 'end', string>>;
  readonly options: Readonly<Record<'title' | 'label' | 'large' | 'manual', string>>;
  readonly noAddress: (given: string) => string;
  /** By where it is seen: in our own player, in another's frame, or behind a link. */
  readonly set: Readonly<Record<PipSource['kind'], (site: string) => string>>;
  readonly ended: (site: string) => string;
  readonly none: (site: string) => string;
}
