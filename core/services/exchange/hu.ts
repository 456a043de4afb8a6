export const ratesTitle = 'Árfolyamok';
export const ratesDescription =
  'Mennyit ér ma az euró, a dollár és a többi pénz, és merre tartott az elmúlt két évben.';
