import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Step =
  | { readonly file: string; readonly create: string }
  | { readonly file: string; readonly insert: readonly Insertion[] };

export type Insertion =
  | { readonly before: string; readonly text: string }
  | { readonly after: string; readonly text: string };

export interface Recipe {
  readonly what: string;
  readonly steps: readonly Step[];
  readonly forTests: readonly Step[];
  readonly max: number;
}

const inserted = (file: string, text: string, insertion: Insertion): string => {
  const anchor = 'before' in insertion ? insertion.before : insertion.after;
  if (text.split(anchor).length !== 2)
    throw new Error(`The recipe expects this text exactly once in ${file}: ${anchor}`);
  return text.replace(anchor, () => ('before' in insertion ? insertion.text + anchor : anchor + insertion.text));
};

/** Throws when the tree does not match the recipe. */
export const applySteps = (copy: string, steps: readonly Step[]): void => {
  for (const step of steps) {
    const path = join(copy, step.file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      'create' in step
        ? step.create
        : step.insert.reduce((text, one) => inserted(step.file, text, one), readFileSync(path, 'utf8')),
    );
  }
};
