const surnames = [
  'Aranyász', 'Bakondi', 'Berkenyés', 'Bíbok', 'Bodrogvári', 'Csatlósy', 'Csomortáni', 'Dévaványi', 'Dombrády', 'Egervölgyi', 'Fertályos', 'Galambosi', 'Gubacsi', 'Gyöngyvári',
  'Hajnalfi', 'Harsányfalvi', 'Igmándy', 'Jakabfalvy', 'Kaszálós', 'Keszölcei', 'Kondákor', 'Körmöczy', 'Lázárfi', 'Ligetfalvi', 'Magyarkúti', 'Mezőhegyi', 'Nádaskay',
  'Ormándi', 'Ölvedi', 'Patakfalvi', 'Pernyész', 'Ráckevy', 'Remetei', 'Sajkás', 'Somosdy', 'Szárhegyi', 'Szederkényi', 'Tömörkényi', 'Turóczfi', 'Unghváry', 'Váradszegi', 'Vizslay', 'Zentelki', 'Zsindelyes',
] as const;

const givenNames = [
  'Ágota', 'Albert', 'Alíz', 'Ambrus', 'Antónia', 'Barnabás', 'Boróka', 'Csenge', 'Dénes', 'Dorottya', 'Elemér', 'Emőke', 'Etelka', 'Farkas', 'Flóra', 'Gáspár', 'Gellért', 'Gizella', 'Hedvig',
  'Huba', 'Ibolya', 'Izabella', 'Jácint', 'Kamilla', 'Keve', 'Kornél', 'Lajos', 'Lenke', 'Lőrinc', 'Luca', 'Márkus', 'Melinda', 'Mihály', 'Nándor', 'Olga', 'Örs', 'Piroska', 'Rozália', 'Sára',
  'Simon', 'Szilárd', 'Tekla', 'Tihamér', 'Ubul', 'Vendel', 'Vilma', 'Zalán', 'Zita', 'Zsófia', 'Zsombor',
] as const;

/** Names of people who do not exist: a family name, and a given name. */
export const people: { readonly surnames: readonly string[]; readonly givenNames: readonly string[] } = { surnames, givenNames };
