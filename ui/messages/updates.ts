export const updateMessages = {
  notLoaded: 'Ez most nem töltődött be.',
  again: 'Próbáld újra',
} as const;
