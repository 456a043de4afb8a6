export const ownPageTitles = {
  ask: 'Belépés',
  sent: 'Nézd meg a postádat',
  code: 'Írd be a kódot',
  account: 'A fiókod',
  pass: 'A hozzáférésed',
  away: 'A fiókod',
  deleted: 'Töröltük a fiókodat',
} as const;
