export const helpWords = {
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

export const correctionWords = {
  one: 'Javítás',
  more: 'Javítások',
  before: 'Korábban',
  after: 'Helyesen',
  all: 'Minden javításunk',
} as const;
