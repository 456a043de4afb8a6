/** Newsletters that readers may have, as they are told of them. */
export const newsletters = [
  { code: 'napi', title: 'Napi levél', description: 'Minden reggel hatkor: az elmúlt nap öt legfontosabb írása.' },
  { code: 'heti', title: 'Heti levél', description: 'Vasárnap délután: amit a hétről érdemes elolvasni.' },
  {
    code: 'mellekletek',
    title: 'A mellékletek levele',
    description: 'Amikor új írás jelenik meg egy mellékletünkben.',
  },
] as const;
