import type { Letter } from './letter.ts';

/** The mail by which a reader signs in (R49): a link for the browser that asked, a code for every other. */
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

/** The outbox of this machine, which its operator reads. */
export const outboxMessages = {
  title: 'Kimenő levelek',
  about:
    'Ezen a gépen nincs levelezőszerver beállítva (SMTP_URL), ezért a levelek ide kerülnek, és sehová sem mennek el.',
  empty: 'Még nincs levél.',
  back: 'Minden levél',
  asHtml: 'A levél, ahogy a levelezőprogramok mutatják',
  asText: 'Szövegként',
  missing: 'Nincs ilyen levél.',
} as const;
