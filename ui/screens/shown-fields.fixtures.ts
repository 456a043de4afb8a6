import { describe, expect, it } from 'vitest';

export type ShownField =
  | { readonly on: () => HTMLElement; readonly text: string }
  | { readonly on: () => HTMLElement; readonly link: string }
  | { readonly on: () => HTMLElement; readonly picture: string }
  | { readonly why: string };

/** `a, b {c, d}, e [{f}]` gives `a`, `b.c`, `b.d`, `e.f`. */
export const fieldsIn = (list: string): readonly string[] => {
  const words = list.replace(/\([^)]*\)/g, '').match(/\w[\w./-]*(?:\[\d+\])?|[{}]/g) ?? [];
  const path: string[] = [];
  return words.flatMap((word, at) => {
    if (word === '{') return [];
    if (word === '}') return (path.pop(), []);
    const name = word.replace(/\[\d+\]|\.$/g, '');
    if (words[at + 1] !== '{') return [[...path, name].join('.')];
    path.push(name);
    return [];
  });
};

export const sectionOf = (specification: string, number: string): string => {
  const [, text = ''] =
    new RegExp(`^#+ ${number.replaceAll('.', '\\.')} [^\\n]*\\n(.*?)^#`, 'ms').exec(specification) ?? [];
  if (text === '') throw new Error(`The specification has no section ${number}`);
  return text;
};

const sees = (root: HTMLElement, shown: Exclude<ShownField, { readonly why: string }>): boolean => {
  if ('text' in shown) return (root.textContent ?? '').includes(shown.text);
  if ('link' in shown) return [...root.querySelectorAll('a')].some(({ href }) => href.includes(shown.link));
  return [...root.querySelectorAll('img')].some(({ src }) => src === shown.picture);
};

export const describeShownFields = (
  name: string,
  fields: readonly string[],
  table: Readonly<Record<string, ShownField>>,
): void => {
  describe(name, () => {
    it('has a row for each field of the specification, and for nothing else', () => {
      expect(fields.length).toBeGreaterThan(3);
      expect(Object.keys(table).toSorted()).toEqual(fields.toSorted());
    });

    it.each(Object.entries(table))('shows %s, or says why not', (_field, shown) => {
      if ('why' in shown) expect(shown.why.length).toBeGreaterThan(20);
      else expect(sees(shown.on(), shown)).toBe(true);
    });
  });
};
