/** Words around every screen. */
export const frameMessages = {
  skipToContent: 'Ugrás a tartalomra',
  family: 'Lapcsalád',
  menu: 'Menü',
  mainMenu: 'Főmenü',
  sections: 'Rovatok',
  trending: 'Most erről beszélnek',
  menuGroups: { main: 'Rovatok', more: 'Továbbiak', heading: 'Válogatás', site: 'Lapcsalád' },
  search: 'Keresés',
  searchField: 'Keresés a cikkek között',
  searchStart: 'Keresek',
  theme: 'Megjelenés',
  themes: { system: 'Rendszer szerint', light: 'Világos', dark: 'Sötét' },
  footerGroups: {
    'footer-highlight': 'Kiemelt',
    'footer-normal': 'A lapról',
    'footer-app': 'Alkalmazás',
    'footer-social': 'Kövess minket',
  },
  preview: 'ELŐNÉZET: ezt csak bejelentkezett munkatárs látja.',
  home: (site: string) => `${site}, címlap`,
  rights: (site: string, year: number) => `© ${year} ${site}`,
} as const;
