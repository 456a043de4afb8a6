/** The menus of a site, by the names under which they are kept and answered. */
export const menuNames = [
  'site',
  'main',
  'sidebar',
  'heading',
  'extra',
  'footerHighlight',
  'footerNormal',
  'footerApp',
  'footerSocial',
] as const;

export type MenuName = (typeof menuNames)[number];
