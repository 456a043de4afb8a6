/** Error page (spec §2.8). */
export const errorMessages = {
  notFound: {
    lead: 'A keresett oldal nem található.',
    description:
      'Eltévedtél: ezen a címen nincs oldalunk. Lehet, hogy elírás van a címben, vagy a cikk máshová költözött.',
  },
  tooMany: {
    lead: 'Most túl sok kérés érkezett tőled.',
    description: 'Egy címről rövid idő alatt csak néhányat tudunk teljesíteni. Várj pár másodpercet, és próbáld újra.',
  },
  expiredLink: {
    lead: 'Ez az előnézeti link már nem él, vagy nem teljes.',
    description: 'Egy link néhány percig nyit meg egy vázlatot. Nyomd meg újra az „Előnézet” gombot ott, ahol írod.',
  },
  noDraft: {
    lead: 'A vázlat most nem jött át.',
    description:
      'A rendszer, ahol a vázlat készül, nem adta ki, vagy nincs ilyen vázlata. Mentsd el ott, és próbáld újra egy perc múlva. Ha így sem jelenik meg, szólj az üzemeltetőnek: a napló „desk-draft-fault” sora megmondja az okát.',
  },
  other: {
    lead: 'Belső kiszolgálóhiba.',
    description: 'Karbantartunk, vagy elromlott valami nálunk. Dolgozunk rajta, kérjük, próbáld újra pár perc múlva.',
  },
  noRequest: {
    tooLong: 'A cím vagy a kérés fejléce túl hosszú. Rövidítsd meg, és próbáld újra.',
    tooSlow: 'A kérés nem ért ide időben. Próbáld újra.',
    unreadable: 'Ezt a kérést nem tudjuk értelmezni. Ellenőrizd a címet, és próbáld újra.',
  },
  home: 'Vissza a címlapra',
  again: 'Újra',
  searchLabel: 'Keresd meg az archívumban',
  search: 'Keresek',
  sections: 'Vagy nézz szét a rovatokban',
  notFoundOf: (path: string) => `Page Not Found: ${path}`,
} as const;
