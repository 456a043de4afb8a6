/** The one place that spells the product's name (R1): another newsroom renames the product here. */
export const brand = {
  name: 'Távíró',
  slug: 'taviro',
  domain: 'taviro.example',
  sisterName: 'Transtávíró',
  sisterSlug: 'transtaviro',
  sisterDomain: 'transtaviro.example',
  shopUrl: 'https://shop.taviro.example/',
} as const;

/** The header that names the site in every call of the main API (spec §7). */
export const siteHeader = `${brand.slug}-sites`;

/** First segment of the academy's address (spec §2.1). */
export const academySegment = `${brand.slug}akademia`;

/** Super tags whose slug begins so suppress ads (R1). */
export const houseTagPrefix = brand.slug;
