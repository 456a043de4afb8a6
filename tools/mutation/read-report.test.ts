import { describe, expect, it } from 'vitest';
import { type MutantResult, scores, survivors } from './read-report.ts';

const mutant = (status: string, line = 1): MutantResult => ({
  status,
  mutatorName: 'ConditionalExpression',
  replacement: 'true',
  location: { start: { line } },
});
const report = {
  files: {
    'core/wording/a.ts': { source: 'const a = 1;\n  if (a)\n', mutants: [mutant('Killed'), mutant('Survived', 2)] },
    'core/json/b.ts': { source: 'b\n', mutants: [mutant('Timeout'), mutant('Ignored'), mutant('CompileError')] },
    'core/wording/deep/c.ts': { source: 'c\n', mutants: [mutant('NoCoverage')] },
  },
};

describe('the report of mutants', () => {
  it('scores each folder and all, by the mutants that could have been noticed', () => {
    expect(scores(report)).toEqual([
      { folder: 'core/json', mutants: 1, killed: 1, lived: 0, 'score %': 100 },
      { folder: 'core/wording', mutants: 3, killed: 1, lived: 2, 'score %': 33.3 },
      { folder: 'all', mutants: 4, killed: 2, lived: 2, 'score %': 50 },
    ]);
  });

  it('names each that lived with its line', () => {
    expect(survivors(report)).toEqual([
      'core/wording/a.ts:2 ConditionalExpression\n    if (a)\n    → true',
      'core/wording/deep/c.ts:1 ConditionalExpression, not covered by a test\n    c\n    → true',
    ]);
  });
});
