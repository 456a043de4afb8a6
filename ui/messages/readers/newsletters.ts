import type { WrongField } from '#core/readers/newsletters/newsletter-step.ts';

const wrong: Readonly<Record<WrongField, string>> = {
  email: 'Add meg az e-mail-címedet, például: anna@example.org',
  listCodes: 'Válassz legalább egy hírlevelet.',
  refused: 'Ezekkel az adatokkal nem kérhető hírlevél. Nézd meg a címedet és a kiválasztott leveleket.',
};

export const newsletterMessages = {
  wrong,
  band: {
    email: 'E-mail-címed',
    send: 'Kérem',
    all: 'Minden hírlevelünk',
    notNow: 'Most nem',
    never: 'Ne mutasd többet',
  },
  optional: 'nem kötelező',
  home: 'Vissza a címlapra',
  again: 'Kérek új levelet',
  asking: {
    title: 'Hírlevelek',
    lead: 'Válaszd ki, mit olvasnál e-mailben. Küldünk egy levelet, amelyben megerősítheted.',
    lists: 'Melyiket kéred?',
    email: 'E-mail-cím',
    firstName: 'Keresztnév',
    lastName: 'Vezetéknév',
    send: 'Kérem',
    note: 'A címedet csak a hírlevélhez használjuk, és minden levél végén egy kattintással leiratkozhatsz.',
  },
  letterSent: {
    title: 'Nézd meg a postádat',
    lead: (email: string) =>
      `Ha erre a címre kérhető hírlevél, perceken belül ott a levél: ${email}. A benne lévő linkkel erősítheted meg, hogy kéred.`,
    note: 'A link egy napig érvényes. Ha nem jött meg a levél, nézd meg a levélszemét között is, és azt is, jól írtad-e be a címedet. Egy címre rövid időn belül csak néhány levelet küldünk: ha már többet kértél, várj egy órát.',
  },
  code: {
    title: 'Kéred a hírlevelet?',
    lead: 'Nem abban a böngészőben nyitottad meg a linket, amelyikben a hírlevelet kérted. Írd be a levélben lévő hatjegyű kódot.',
    field: 'A levélben lévő kód',
    wrong: 'Ez nem a levélben lévő kód. Öt rossz próba után csak a kérő böngészőben erősítheted meg.',
    send: 'Kérem a hírlevelet',
  },
  confirmed: {
    title: 'Feliratkoztál',
    lead: 'Köszönjük! A következő levelünket már te is megkapod.',
  },
  lapsed: {
    title: 'Ez a link már nem érvényes',
    lead: 'A megerősítő link egy napig jó. Kérj új levelet, és abból erősítsd meg.',
  },
  ending: {
    title: 'Leiratkozol erről a hírlevélről?',
    lead: 'Ha leiratkozol, ezt a hírlevelet nem küldjük többet. Bármikor újra kérheted.',
    send: 'Leiratkozom',
  },
  ended: {
    title: 'Leiratkoztál',
    lead: 'Ezt a hírlevelet nem küldjük többet.',
    again: 'Mégis kérem',
  },
} as const;
