/** Text for ad slots that no network fills (R26). */
export const adMessages = {
  label: 'Hirdetés',
  house: [
    {
      title: 'Akik miatt holnap is megírjuk',
      text: 'A szerkesztőséget olvasói tartják fenn, nem a hirdetők.',
      link: 'Támogatás',
      path: '/tamogatas',
    },
    {
      title: 'Minden cikkünk, visszakereshetően',
      text: 'Téma, szerző és rovat szerint, ékezetek nélkül is.',
      link: 'Archívum',
      path: '/archivum',
    },
    {
      title: 'Ami a legfontosabb ma',
      text: 'Ha csak öt perced van, itt kezdd.',
      link: 'A legfontosabbak',
      path: '/legfontosabb',
    },
  ],
  houseLine: 'Ez a hely most a lapé: írásainkat olvasóink támogatása teszi lehetővé.',
} as const;
