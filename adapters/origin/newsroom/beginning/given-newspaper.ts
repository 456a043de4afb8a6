import { z } from 'zod';
import { menuNames } from '../../database/schema/menu-names.ts';
import { siteKeys } from '../../database/schema/origin-site.ts';

const site = z.enum(siteKeys);
const name = z.string().trim().min(1).max(150);
const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must have only lower-case letters without accents, digits and hyphens');
const url = z
  .string()
  .max(2_000)
  .regex(/^(?:\/(?!\/)|https:\/\/[^/])[^\s\\\p{Cc}]*$/u);

const distinct = <Item extends z.ZodType>(item: Item, max: number, keyOf: (one: z.output<Item>) => string) =>
  z
    .array(item)
    .max(max)
    .default([])
    .check(({ value, issues }) => {
      const keys = value.map(keyOf);
      keys.forEach((key, at) => {
        if (keys.indexOf(key) < at)
          issues.push({ code: 'custom', path: [at], message: `${key} is repeated`, input: value });
      });
    });

/** docs/newsroom.md, "A newspaper of your own". */
export const givenNewspaper = z.strictObject({
  sections: distinct(z.strictObject({ site, slug, name }), 200, (one) => `${one.site}/${one.slug}`),
  authors: distinct(z.strictObject({ slug, name, title: z.string().max(150).default('') }), 10_000, (one) => one.slug),
  menus: distinct(
    z.strictObject({ site, menu: z.enum(menuNames), items: z.array(z.strictObject({ label: name, url })).max(100) }),
    100,
    (one) => `${one.site}/${one.menu}`,
  ),
});

export type GivenNewspaper = z.output<typeof givenNewspaper>;
