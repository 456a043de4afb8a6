import type { Letter } from './letter.ts';

/** The sign-in letter: a link for the requesting browser, a code for any other (R49). */
export const signInLetter = (paper: string, address: string, digits: string, minutes: number): Letter => ({
  subject: `Belépés – ${paper}`,
  paragraphs: ['Szia!', 'Ezzel a linkkel léphetsz be abban a böngészőben, amelyikben kérted:'],
  link: { label: 'Belépek', address },
  code: { label: 'Ha máshol nyitod meg, ezt a kódot írd be:', digits },
  reasons: [
    `A link és a kód ${minutes} percig érvényes, és csak egyszer használható.`,
    'Ha nem te kérted, nincs teendőd: a levél nélkül senki sem tud belépni a nevedben. A kódot ne add tovább senkinek.',
  ],
});

/** Contains no input of the requester, because anyone can request it. */
export const newsletterLetter = (
  paper: string,
  titles: readonly string[],
  address: string,
  digits: string,
  hours: number,
): Letter => ({
  subject: `Kéred a hírlevelünket? – ${paper}`,
  paragraphs: [
    'Szia!',
    `Ezt a címet adták meg, hogy megkapja, amit a ${paper} küld: ${titles.join(', ')}. Ha te kérted, erősítsd meg:`,
  ],
  link: { label: 'Kérem a hírlevelet', address },
  code: { label: 'Ha nem abban a böngészőben nyitod meg, amelyikben kérted, ezt a kódot írd be:', digits },
  reasons: [
    `A link és a kód ${hours} óráig érvényes.`,
    'Ha nem te kérted, nincs teendőd: megerősítés nélkül nem küldünk semmit.',
  ],
});

export const issueWords = {
  subject: (newsletter: string, title: string): string => `${newsletter}: ${title}`,
  read: 'Elolvasom',
  all: (section: string): string => `Minden a mellékletben: ${section}`,
  why: (newsletter: string): string => `Azért kaptad ezt a levelet, mert feliratkoztál erre: ${newsletter}.`,
  unsubscribe: 'Leiratkozom',
  others: 'Hírleveleink',
} as const;

export const outboxMessages = {
  title: 'Kimenő levelek',
  about:
    'Ezen a gépen nincs levelezőszerver beállítva (SMTP_URL), ezért a levelek ide kerülnek, és sehová sem mennek el.',
  empty: 'Még nincs levél.',
  back: 'Minden levél',
  asHtml: 'A levél, ahogy a levelezőprogramok mutatják',
  asText: 'Szövegként',
  unsubscribe: 'Egy kattintással leiratkozni:',
  missing: 'Nincs ilyen levél.',
} as const;
