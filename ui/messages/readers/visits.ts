export const visitMessages = {
  fresh: 'Új',
  since: (count: number) => `Amióta nem jártál itt: ${count} új cikk`,
  nothing: 'Azóta nem jelent meg új cikk, hogy itt jártál.',
  first: 'Legközelebb itt látod, mi jelent meg azóta, hogy itt jártál.',
  only: 'Csak az újak',
  all: 'Mind',
} as const;
