import type { FailureKind } from '../../installation/newsroom-command.ts';

type Kind = Extract<
  FailureKind,
  | 'no-version'
  | 'not-deleted'
  | 'deleted-for-good'
  | 'slug-taken'
  | 'no-label'
  | 'label-exists'
  | 'same-label'
  | 'no-block'
  | 'no-position'
  | 'not-placed'
  | 'not-breaking'
  | 'time-over'
  | 'front-changed'
>;

export type EditingFailures = Readonly<Record<Kind, (about: string) => string>>;
