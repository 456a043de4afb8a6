import type { FrontAction } from '#adapters/newsroom-contract/front.ts';

export interface FrontMessages {
  readonly commands: Readonly<
    Record<
      'front' | 'show' | 'preview' | 'log' | 'place' | 'move' | 'remove' | 'breaking' | 'restore' | 'export' | 'import',
      string
    >
  >;
  readonly options: Readonly<
    Record<'block' | 'position' | 'at' | 'until' | 'breakingUntil' | 'off' | 'to' | 'output' | 'previewAt', string>
  >;
  readonly actions: Readonly<Record<FrontAction, string>>;
  readonly stories: string;
  readonly head: (site: string, version: number, at: string) => string;
  readonly waiting: (slug: string, at: string, until: string | null) => string;
  readonly nothingShown: string;
  readonly neverEdited: (site: string) => string;
  readonly done: (site: string, version: number) => string;
  readonly unchanged: (site: string, version: number) => string;
  readonly stands: (block: number, position: number) => string;
  readonly movedUp: (position: number) => string;
  readonly missing: (slugs: string) => string;
  readonly wrongTime: (option: string, given: string, zone: string) => string;
  readonly breakingHow: string;
  readonly written: (file: string) => string;
  readonly notWritten: (file: string) => string;
  readonly notJson: string;
}
