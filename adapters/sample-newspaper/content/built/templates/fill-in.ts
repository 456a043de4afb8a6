export type Facts = Readonly<Record<string, string>>;

const vowels = 'aáeéiíoóöőuúüű';

/** Digits as read aloud: öt…, egy, ezer, egymillió. */
const takesAz = (next: string): boolean => {
  const digits = /^[\d\u00a0 ]*\d/.exec(next)?.[0].replace(/\D/g, '');
  if (digits !== undefined && /^\d/.test(next))
    return digits.startsWith('5') || (digits.startsWith('1') && digits.length % 3 === 1);
  return vowels.includes(
    next
      .replace(/^[„»(]/, '')
      .charAt(0)
      .toLowerCase(),
  );
};

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const valueOf = (facts: Facts, name: string): string => {
  const value = facts[name] ?? facts[name.charAt(0).toLowerCase() + name.slice(1)];
  if (value === undefined) throw new Error(`No fact has the name {${name}}`);
  return name in facts ? value : upper(value);
};

/** Fills `{name}` and `{Name}`, and adjusts the article of `a {town}` or `a(z) `. Throws for a missing fact. */
export const fillIn = (template: string, facts: Facts): string =>
  template
    .replace(/(?<!\p{L})([Aa])z? (?=\{)/gu, '$1(z) ')
    .replace(/\{(\w+)\}/g, (_, name: string) => valueOf(facts, name))
    .replace(
      /\b([Aa])\(z\) (?=(.{1,24}))/g,
      (_, article: string, next: string) => `${article}${takesAz(next) ? 'z' : ''} `,
    );
