export const askFaultKinds = [
  'not-json',
  'not-object',
  'text',
  'number',
  'flag',
  'list',
  'object',
  'whole',
  'whole-from',
  'chance',
  'one-of',
  'texts',
  'numbers',
  'ids',
  'objects',
  'id',
  'number-or-text',
  'word',
  'day',
  'sizes',
  'slash',
  'not-negative',
  'at-most',
  'below',
  'steps',
  'action',
  'key',
  'no-page',
  'no-site',
  'no-supplement',
] as const;

export type AskFaultKind = (typeof askFaultKinds)[number];

export interface AskFault {
  readonly kind: AskFaultKind;
  readonly field: string;
  readonly detail: string;
}
