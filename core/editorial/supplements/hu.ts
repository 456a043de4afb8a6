import type { CountNews } from './count-news.ts';

export const speakCountNews = (news: CountNews): string => {
  switch (news.kind) {
    case 'corrected':
      return `Javítás a számlálásban: a feldolgozottság ${news.processed.toFixed(1).replace('.', ',')} százalék.`;
    case 'changed':
      return `${news.seat}: ${news.to} vezet, eddig ${news.from}.`;
    case 'final':
      return 'A számlálás véget ért, az eredmény végleges.';
  }
};
