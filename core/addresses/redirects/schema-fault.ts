export type SchemaFaultKind =
  | 'not-json'
  | 'not-a-set'
  | 'repeated-id'
  | 'not-an-object'
  | 'id'
  | 'from'
  | 'to'
  | 'unknown-name'
  | 'status'
  | 'examples'
  | 'accepts'
  | 'regex';

export interface SchemaFault {
  readonly kind: SchemaFaultKind;
  /** 1-based; null for a fault of the whole set. */
  readonly rule: number | null;
  readonly name?: string;
}

const words: Readonly<Record<SchemaFaultKind, (name: string) => string>> = {
  'not-json': () => 'is not JSON',
  'not-a-set': () => 'a rule set is {"rules":[…]}',
  'repeated-id': () => 'ids must not repeat',
  'not-an-object': () => 'must be an object',
  id: () => '"id" must be kebab-case',
  from: () => '"from" must be a path pattern',
  to: () => '"to" must be a path or the shop',
  'unknown-name': (name) => `"to" names {${name}}, which "from" does not`,
  status: () => '"status" must be 301 or 302',
  examples: () => '"examples" must be a list of {"in","out"}',
  accepts: () => '"accepts" must give kinds of findings a reason each',
  regex: () => '"regex" must be a regular expression',
};

export const schemaFaultInWords = ({ kind, rule, name = '' }: SchemaFault): string =>
  `${rule === null ? '' : `rule ${rule}: `}${words[kind](name)}`;
