import type { Unmatched } from '#core/addresses/routes/why-unmatched.ts';

export const unmatchedHu = (why: Unmatched): string => {
  switch (why.kind) {
    case 'empty-segment':
      return 'üres szakasz van a címben (két perjel egymás után, vagy perjel a végén)';
    case 'impossible-date':
      return `a(z) ${why.date} nem létező nap`;
    case 'foreign-prefix':
      return `a(z) ${why.prefix} előtag csak a főoldal domainjén él`;
    case 'other-shape':
      return `így kezdődő cím van, de más alakú: ${why.patterns.join('   ')}`;
    case 'unknown':
      return 'egyetlen útvonal mintájára sem illik';
  }
};
