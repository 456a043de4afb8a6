export const mirrorWords = {
  redirect: 'Átirányítás',
  follow: 'Tovább az oldalra',
  notice: (time: string): string =>
    `Mentett változat, készült: ${time}. A keresés, a fiókok és az élő eredmények itt nem működnek.`,
} as const;
