/** What a reader is told when a part of the page does not come. */
export const updateMessages = {
  notLoaded: 'Ez most nem töltődött be.',
  again: 'Próbáld újra',
} as const;
