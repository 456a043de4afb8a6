/** The only place with the product's name (R1). */
export const brand = {
  name: 'Távíró',
  slug: 'taviro',
  domain: 'taviro.example',
  sisterName: 'Transtávíró',
  sisterSlug: 'transtaviro',
  sisterDomain: 'transtaviro.example',
  shopUrl: 'https://shop.taviro.example/',
} as const;

/** Header with the site in every main API call (spec §7). */
export const siteHeader = `${brand.slug}-sites`;

/** First path segment of the academy (spec §2.1). */
export const academySegment = `${brand.slug}akademia`;

/** Super tags with this prefix suppress ads (R1). */
export const houseTagPrefix = brand.slug;
