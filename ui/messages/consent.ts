export const consentMessages = {
  name: 'Hozzájárulás',
  title: 'Hirdetések és látogatottságmérés',
  text: 'Ha elfogadod, hirdetőink és mérőeszközeink adatot tárolhatnak a böngésződben. Ha nem, ugyanazt olvashatod. A lap alján bármikor meggondolhatod magad.',
  refuse: 'Elutasítás',
  grant: 'Elfogadás',
  now: {
    granted: 'Most: elfogadva.',
    refused: 'Most: elutasítva.',
  },
} as const;
