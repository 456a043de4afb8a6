import { number } from '../counted/counted-hu.ts';
import type { NewslettersMessages } from './newsletters-messages.ts';

export const newslettersHu: NewslettersMessages = {
  commands: {
    newsletters: 'hírlevelek',
    compose: 'kiírja, mi állna most a hírlevélben; senki sem kapja meg',
    send: 'a hírlevél mai számának elküldése most; aznap magától már nem megy ki',
    list: 'a hírlevelek, olvasóik száma és az utolsó szám',
  },
  to: 'erre a címre (vagy e gép kimenő levelei közé) el is küldi próbaképpen',
  nothingNew: 'nincs benne új írás',
  previewSent: (email) => `próbalevél készült ide: ${email}`,
  sent: (issues, letters) => `${number(issues)} szám, ${number(letters)} levél indult el`,
  columns: { code: 'kód', title: 'cím', readers: 'olvasó', day: 'utolsó szám', letters: 'levél', state: 'állapot' },
  states: { none: 'még nem ment', sending: 'küldés alatt', done: 'elment' },
  noMail: {
    preview:
      'ez előnézet (PREVIEW=on), amely semmit sem küld az olvasóknak. Ott add ki a parancsot, ahol a nyilvános oldal fut',
    'no-public-origin':
      'a bennük álló hivatkozások sehová sem vezetnének. Állítsd be PUBLIC_ORIGIN és SISTER_PUBLIC_ORIGIN értékét a nyilvános oldalak címére',
    'no-server': 'nincs beállítva SMTP_URL, és nem minden oldal van ezen a gépen',
  },
};
