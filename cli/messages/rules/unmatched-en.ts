import type { Unmatched } from '#core/addresses/routes/why-unmatched.ts';

export const unmatchedEn = (why: Unmatched): string => {
  switch (why.kind) {
    case 'empty-segment':
      return 'the path has an empty segment (two slashes in a row, or a slash at the end)';
    case 'impossible-date':
      return `${why.date} is not a calendar date`;
    case 'foreign-prefix':
      return `the prefix ${why.prefix} exists on the main domain only`;
    case 'other-shape':
      return `routes begin like this, but have another pattern: ${why.patterns.join('   ')}`;
    case 'unknown':
      return 'no route pattern matches';
  }
};
