import type { PipSource } from '#core/media/pip/pip-status.ts';

export interface VideoMessages {
  readonly commands: Readonly<Record<'video' | 'set' | 'show' | 'end', string>>;
  readonly options: Readonly<Record<'title' | 'label' | 'large' | 'manual', string>>;
  readonly noAddress: (given: string) => string;
  readonly set: Readonly<Record<PipSource['kind'], (site: string) => string>>;
  readonly ended: (site: string) => string;
  readonly none: (site: string) => string;
}
