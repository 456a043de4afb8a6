/** Labels that tell kinds of teasers apart without colour. */
export const teaserCopy = {
  live: 'Élő',
  partner: 'Támogatott tartalom',
  adult: '18+',
  adultLong: 'Csak felnőtteknek',
  longform: 'Hosszan',
  english: 'English',
  partnerLeaves: 'a partner oldalán',
} as const;
