/** The parts that sites play; an article's file names its site by one of them. */
export const siteKeys = ['main', 'after', 'g7', 'karakter', 'sister'] as const;
