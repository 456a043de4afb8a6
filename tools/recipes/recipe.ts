import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One file that a recipe touches: a new one, or lines put before or after ones that stand there. */
export type Step =
  | { readonly file: string; readonly create: string }
  | { readonly file: string; readonly insert: readonly Insertion[] };

export type Insertion =
  | { readonly before: string; readonly text: string }
  | { readonly after: string; readonly text: string };

/** How README says that something is added, as somebody would do it by hand. */
export interface Recipe {
  /** Begins its line in README, under "How do I add …". */
  readonly what: string;
  readonly steps: readonly Step[];
  /** What its tests need besides; not counted. */
  readonly forTests: readonly Step[];
  /** Files that it may touch at most. */
  readonly most: number;
}

const inserted = (file: string, text: string, insertion: Insertion): string => {
  const anchor = 'before' in insertion ? insertion.before : insertion.after;
  if (text.split(anchor).length !== 2)
    throw new Error(`A recipe looks for one place in ${file}, and does not find it: ${anchor}`);
  return text.replace(anchor, () => ('before' in insertion ? insertion.text + anchor : anchor + insertion.text));
};

/** Carries out steps in a copy of the tree. Throws where the tree is not what the recipe knows. */
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
