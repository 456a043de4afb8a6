/** Ids of a desk are whole numbers, or texts of one length. */
export const byId = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other));

/** The ids that the desk lists, as far as is known. */
export class ListedIds {
  #ids: Set<string>;
  #sorted: readonly string[] | null = null;

  constructor(ids: Iterable<string>) {
    this.#ids = new Set(ids);
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  add(id: string): void {
    if (this.#ids.has(id)) return;
    this.#ids.add(id);
    this.#sorted = null;
  }

  delete(id: string): void {
    if (this.#ids.delete(id)) this.#sorted = null;
  }

  replace(ids: Iterable<string>): void {
    this.#ids = new Set(ids);
    this.#sorted = null;
  }

  /** In the desk's order. */
  sorted(): readonly string[] {
    return (this.#sorted ??= [...this.#ids].toSorted(byId));
  }
}
