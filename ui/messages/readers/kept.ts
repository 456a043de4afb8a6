export const keptMessages = {
  nothing: 'Még nincs mentett cikked.',
  how: 'A cikkek elején álló Mentés gombbal teheted el, amit később olvasnál el.',
  remove: (title: string) => `Törlés a mentettek közül: ${title}`,
  half: 'Folytasd',
  halfForget: (title: string) => `Ne ajánlja folytatásra: ${title}`,
  followed: (count: number) => (count === 0 ? 'Amit követsz' : `Amit követsz (${count})`),
  front: 'A címlap kapcsolat nélkül is',
  frontHow:
    'Ha kéred, a böngésződ elteszi ennek az oldalnak a címlapját és az első húsz cikkét, legfeljebb 8 MB-ot. Kapcsolat nélkül így is olvashatod; ha kikapcsolod, mindet törli.',
  frontComing: 'Amint lehet, eltesszük.',
  frontKept: (when: string) => `Így áll nálad: ${when}-kor.`,
  clear: 'Törlés',
  clearAll: 'Törlés: minden mentett cikk és félbehagyott olvasás',
  keptHere: 'Ezt a listát csak ez a böngésző őrzi, a szerkesztőség nem látja.',
} as const;
