/** Words of where a thing stands that a supplement is of. */
export const standingMessages = {
  title: 'Hol tart?',
  counting: 'Számolják.',
  final: 'Végleges eredmény.',
  processed: (percent: string) => `A feldolgozottság ${percent}.`,
  asOf: 'Állás:',
  match: { playing: 'Most játsszák:', next: 'Következik:', last: 'Legutóbb:', over: 'Véget ért.' },
  shootOut: '11-esekkel',
  kickOff: 'Kezdés:',
  day: (day: number, days: number) => `${day}. nap, összesen ${days}:`,
  days: { before: (days: number) => `${days} nap lesz.`, over: (days: number) => `Véget ért, ${days} nap után.` },
  event: { before: 'Kezdődik:', running: 'Következik:', over: 'Utolsó esemény:' },
  articles: (count: number) => `${count} cikk jelent meg.`,
  newest: 'A legutóbbi:',
} as const;
