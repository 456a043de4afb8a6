export const passMessages = {
  haveAccess: 'Van már hozzáférésed?',
  signIn: 'Belépés',
  opened: 'Ez a cikk támogatóinknak szól: hozzáféréssel olvashatod végig.',
  profile: 'A hozzáférésed',
} as const;
