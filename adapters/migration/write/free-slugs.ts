import { slugOf } from '#adapters/origin/content/slug-of.ts';
import { slugPattern } from '#adapters/origin/newsroom/file/head.ts';

const maxLength = 150;
const labelPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const maxLabelLength = 100;

/** Gives each wanted slug once; the same order gives the same slugs again. */
export class FreeSlugs {
  private readonly taken: Set<string>;

  constructor(reserved: readonly string[]) {
    this.taken = new Set(reserved);
  }

  take(wanted: string): string {
    let free = wanted;
    for (let number = 2; this.taken.has(free); number += 1) free = `${wanted}-${number}`;
    this.taken.add(free);
    return free;
  }
}

export const articleSlug = (slug: string, title: string, id: string): string =>
  slugPattern.test(slug) && slug.length <= maxLength - 4 ? slug : slugOf(slug) || slugOf(title) || slugOf(id) || 'cikk';

export const labelSlug = (slug: string, name: string, other: string): string =>
  labelPattern.test(slug) && slug.length <= maxLabelLength - 4 ? slug : slugOf(slug) || slugOf(name) || other;
