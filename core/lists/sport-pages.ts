/** Paths below `/rovat` of the football and Formula 1 pages, which are sections by address (R5). */
export const sportPages = { football: 'sport/foci-eredmenyek', formulaOne: 'sport/forma-1' } as const;
