const sentences: readonly (readonly [RegExp, string])[] = [
  [/^error: missing required argument '(.*)'$/, 'hiányzik: <$1>'],
  [/^error: option '(.*)' argument missing$/, 'érték nélkül áll: $1'],
  [/^error: required option '(.*)' not specified$/, 'hiányzik: $1'],
  [/^error: unknown option '(.*)'$/, 'nincs ilyen kapcsoló: $1'],
  [/^error: unknown command '(.*)'$/, 'nincs ilyen parancs: $1'],
  [
    /^error: too many arguments(?: for '.*')?\. Expected (\d+) arguments? but got (\d+): (.*)\.$/,
    'túl sok argumentum: $1 helyett $2 ($3)',
  ],
  [
    /^error: option '(.*)' argument '(.*)' is invalid\. Allowed choices are (.*)\.$/,
    '$1: „$2” helyett ezek egyike: $3',
  ],
  [/^error: option '(.*)' argument '(.*)' is invalid\. (.*)$/, '$1: „$2” $3'],
  [
    /^error: command-argument value '(.*)' is invalid for argument '(.*)'\. Allowed choices are (.*)\.$/,
    '$2: „$1” helyett ezek egyike: $3',
  ],
  [/^\(Did you mean one of (.*)\?\)$/, '(talán ezek egyike: $1)'],
  [/^\(Did you mean (.*)\?\)$/, '(talán: $1)'],
];

const spoken = (line: string): string => {
  const known = sentences.find(([pattern]) => pattern.test(line));
  return known === undefined ? line : line.replace(known[0], known[1]);
};

/** Unknown sentences stay in English. */
export const usageHu = (text: string): string => text.split('\n').map(spoken).join('\n');
