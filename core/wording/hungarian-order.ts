let made: Intl.Collator | undefined;

/** Created lazily: not every process sorts names. */
const collator = (): Intl.Collator => (made ??= new Intl.Collator('hu'));

/** Hungarian index order: `ö` before `őz`, `cs` after `cz` (R20). */
export const hungarianOrder = (one: string, other: string): number => collator().compare(one, other);
