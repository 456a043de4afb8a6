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
