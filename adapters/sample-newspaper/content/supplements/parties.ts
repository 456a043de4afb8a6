export const parties = {
  folkozel: { name: 'Földközel Párt', short: 'FKP', colour: 2 },
  holnap: { name: 'Holnapután Mozgalom', short: 'HPM', colour: 1 },
  otthon: { name: 'Otthon Szövetség', short: 'OSZ', colour: 5 },
  zold: { name: 'Zöld Part', short: 'ZP', colour: 3 },
  varosok: { name: 'Nyitott Városok', short: 'NYV', colour: 4 },
  gazdak: { name: 'Gazdák és Kertek Pártja', short: 'GKP', colour: 6 },
  tanya: { name: 'Tanyavilág Kör', short: 'TVK', colour: 8 },
} as const;

export type PartyKey = keyof typeof parties;
