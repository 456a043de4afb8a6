/** What a question asks of a field, and what else can be wrong with it. */
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

/**
 * Why a question is not what its rule takes. `detail`: the bound, the words or the value that the sentence names;
 * empty where it names none.
 */
export interface AskFault {
  readonly kind: AskFaultKind;
  /** The field at fault; empty when the question as a whole is. */
  readonly field: string;
  readonly detail: string;
}
