/** What the page of exchange rates says of itself. */
export const ratesTitle = 'Árfolyamok';
export const ratesDescription =
  'Mennyit ér ma az euró, a dollár és a többi pénz, és merre tartott az elmúlt két évben.';
