import fc from 'fast-check';
import { expect, it } from 'vitest';
import { segmentsOf } from '../paths/segments.ts';
import { compileRules } from './compile-rules.ts';
import type { RedirectRule } from './redirect-rule.ts';

const part = fc.constantFrom('a', 'b', 'c', '{x}', '{a|b}', '{digits}', '{yyyymmdd}');
const from = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 5 }), fc.constantFrom('', '', '/{rest...}', '?p=1', '?p={digits}'))
  .map(([parts, end]) => `/${parts.join('/')}${end}`);
const path = fc
  .array(fc.constantFrom('a', 'b', 'c', '7', '20240328', 'z', ''), { maxLength: 6 })
  .map((parts) => `/${parts.join('/')}`);

it('finds the first rule of a set that fits, however many there are', () => {
  fc.assert(
    fc.property(
      fc.array(from, { maxLength: 80 }),
      fc.array(path, { minLength: 10, maxLength: 10 }),
      fc.constantFrom('', 'p=1', 'p=2', 'q=1'),
      (sources, paths, query) => {
        const rules = sources.map((one, at): RedirectRule => ({
          id: `r${at}`,
          from: one,
          to: at % 3 === 0 ? '/g7/x' : '/x',
          status: 301,
          examples: [],
        }));
        const idIn = (set: readonly RedirectRule[], text: string, underPrefixes: boolean): string | undefined => {
          const compiled = compileRules(set, ['/g7']);
          const [, begins = ''] = text.split('/');
          const first = compiled.firstWords.includes(begins) ? begins : '';
          return compiled.find(segmentsOf(text), first, underPrefixes, query)?.rule.id;
        };
        for (const text of paths)
          for (const underPrefixes of [true, false])
            expect(idIn(rules, text, underPrefixes)).toBe(
              rules.find((rule) => idIn([rule], text, underPrefixes) !== undefined)?.id,
            );
      },
    ),
  );
});
