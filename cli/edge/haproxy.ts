import { clickIdExpression, plainPathExpression, queryExpression } from './edge-expression.ts';
import type { EdgePiece } from './edge-rule.ts';
import type { EdgeRules, PlacedRule } from './edge-rules.ts';
import { clickIdRounds } from './edge-rules.ts';

const written = (pieces: readonly EdgePiece[]): string =>
  pieces.map((piece) => (typeof piece === 'number' ? `\\${piece}` : piece)).join('');

const variable = (name: string): string => `var(txn.edge_${name})`;

const set = (name: string, from: string, condition = ''): string =>
  `http-request set-var(txn.edge_${name}) ${from}${condition === '' ? '' : ` if ${condition}`}`;

const replaced = (name: string, expression: string, by: string): string =>
  `'${variable(name)},regsub("${expression}","${by}")'`;

const fits = (name: string, expression: string): string => `{ ${variable(name)} -m reg '${expression}' }`;

const leave = (condition: string): string => `http-request unset-var(txn.edge_path) if ${condition}`;

const ruleLines = ({ rules, expression, target, status, mainOnly }: PlacedRule): readonly string[] => {
  const here = fits('path', `^${expression}$`);
  if (target === null) return [`# ${rules.join(' → ')}`, leave(here)];
  return [
    `# ${rules.join(' → ')}`,
    ...(mainOnly ? [leave(`{ ${variable('site')} -m found } ${here}`)] : []),
    set('to', replaced('path', `^${expression}$`, written(target)), here),
    `http-request redirect code ${status} location '%[${variable('to')}]%[${variable('search')}]' if { ${variable('to')} -m found }`,
  ];
};

/** For a `frontend`, before its `use_backend`. */
export const haproxyRules = ({ left, sister, rules }: EdgeRules): readonly string[] => [
  set('path', 'path', `{ method GET HEAD } { pathq -m reg '^${plainPathExpression}(?:[?]${queryExpression})?$' }`),
  ...left.map((expression) => leave(fits('path', `^${expression}$`))),
  "http-request set-var-fmt(txn.edge_query) '&%[query]'",
  ...Array.from({ length: clickIdRounds }, () =>
    set('query', replaced('query', `^(.*?)${clickIdExpression}(&.*)?$`, '\\1\\2')),
  ),
  leave(fits('query', `${clickIdExpression}(?:&|$)`)),
  set('search', "str('')"),
  set('search', replaced('query', '^&', '?'), fits('query', '^&.+$')),
  ...(sister === null ? [] : [set('site', 'str(-)', `{ req.hdr(host) -m reg -i '^${sister}$' }`)]),
  ...rules.flatMap(ruleLines),
];
