export const serviceMessages = {
  updated: 'Utoljára módosítva',
  contents: 'Tartalom',
  taxNumber: 'Adószám',
  howToGive: 'Így utalhatsz',
  account: 'Számlaszám',
  allToGive: 'Minden adat az utaláshoz',
  copy: 'Másolás',
  copied: 'Kimásolva',
  copyFailed: 'Nem sikerült, jelöld ki kézzel.',
  minutes: (count: string) => `${count} perc`,
  minutesOf: 'ennyi szerkesztőségi munkát fizettek ki olvasóink 2025. március 28. óta',
} as const;
