export const speakPage = (page: number, language: 'hu' | 'en'): string =>
  language === 'en' ? `page ${page}` : `${page}. oldal`;
