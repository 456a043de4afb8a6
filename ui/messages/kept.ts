/** Words inside the drawer of what a reader keeps. */
export const keptMessages = {
  nothing: 'Még nincs mentett cikked.',
  how: 'A cikkek elején álló Mentés gombbal teheted el, amit később olvasnál el.',
  remove: (title: string) => `Törlés a mentettek közül: ${title}`,
  half: 'Folytasd',
  halfForget: (title: string) => `Ne ajánlja folytatásra: ${title}`,
  followed: (count: number) => (count === 0 ? 'Amit követsz' : `Amit követsz (${count})`),
  clear: 'Törlés',
  clearAll: 'Törlés: minden mentett cikk és félbehagyott olvasás',
  keptHere: 'Ezt a listát csak ez a böngésző őrzi, a szerkesztőség nem látja.',
} as const;
