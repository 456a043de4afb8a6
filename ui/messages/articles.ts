const inWords = ['', 'egy', 'két', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc', 'tíz'];

/** Words of article pages. */
export const articleMessages = {
  updated: 'Frissítve',
  minutes: (minutes: number) => `${minutes} perc olvasás`,
  copyLink: 'Link másolása',
  copied: 'Kimásolva',
  copyFailed: 'Nem sikerült. Másold ki a címsorból!',
  table: 'Táblázat',
  tags: 'Témák',
  related: 'Kapcsolódó cikkek',
  pages: 'A cikk oldalai',
  partner: 'Támogatott tartalom',
  partnerExplained: 'Ezt a cikket partnerünk megrendelésére készítettük; a szerkesztőség hírein nem változtat.',
  partnerLink: 'Tovább a partner oldalára',
  adultTitle: 'Ez a cikk felnőtteknek szól.',
  adultText: 'A tartalma a kiskorúakra káros vagy a nyugalom megzavarására alkalmas lehet.',
  adultOpen: 'Elmúltam 18 éves, elolvasom',
  announcement: 'Közlemény',
  periodic: 'Rendszeresen frissülő cikk',
  old: (years: number) => `Ez a cikk több mint ${inWords[years] ?? years} éve jelent meg.`,
  share: 'Megosztás',
  shareByMail: 'E-mailben',
  shareOnNetwork: 'A Facebookon',
  reactions: (count: string) => `${count} reakció`,
  gatedTitle: 'A cikk többi része támogatóinknak szól',
  gatedText:
    'Eddig szabadon olvasható. Amit ezután írtunk, azt azok teszik lehetővé, akik havonta támogatják a lapot; ők végig is olvashatják.',
  gatedLink: 'Támogatom a lapot',
  parts: 'Ehhez a cikkhez tartozik',
  recommended: 'Ajánljuk',
  readAlso: 'Olvasd el ezt is',
  match: 'A mérkőzés',
  toMatch: 'Részletek',
  matchStatus: { 'not-started': 'Még nem kezdődött el', 'in-progress': 'Tart', finished: 'Vége' },
  enlarge: 'Kép nagyítása',
  gallery: 'A cikk képei',
  nextPicture: 'Következő kép',
  previousPicture: 'Előző kép',
  close: 'Bezárás',
  pictureOf: (index: number, count: number) => `${index} / ${count}`,
  printedLinks: 'Hivatkozások',
} as const;

/** What kind of writing it is, by the word that editors keep; another word is not shown. */
export const subTypeMessages: Readonly<Record<string, string>> = {
  interju: 'Interjú',
  riport: 'Riport',
  portre: 'Portré',
  kritika: 'Kritika',
  jegyzet: 'Jegyzet',
  elemzes: 'Elemzés',
  hatter: 'Háttér',
  utinaplo: 'Útinapló',
};

/** Numbers that are called for free, in the country the site writes for. */
export const helpMessages = {
  call: (number: string) => `Hívás: ${number}`,
  spiritual: {
    title: 'Van segítség',
    main: 'Ha úgy érzed, nem bírod tovább, vagy aggódsz valakiért, hívd a 116-123-as lelkisegély-számot: éjjel-nappal ingyenes, és nem kell megmondanod a neved. Közvetlen veszélyben a 112-t hívd.',
    sister:
      'Ha úgy érzed, nem bírod tovább, vagy aggódsz valakiért, hívd a 0800 801 200-as segélyszámot, közvetlen veszélyben a 112-t.',
  },
  drugs: {
    title: 'Ha baj van a szerrel',
    main: 'Drogproblémával a háziorvoshoz, a legközelebbi drogambulanciához vagy a 116-123-as lelkisegély-számhoz fordulhatsz: ingyenes, és nem kérdezik a neved. Rosszullétnél azonnal a 112-t hívd.',
    sister:
      'Drogproblémával a háziorvoshoz vagy a legközelebbi addiktológiai központhoz fordulhatsz. Rosszullétnél azonnal a 112-t hívd.',
  },
} as const;
