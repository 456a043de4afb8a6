/** Words of dates that core does not speak. */
export const timeCopy = {
  weekdays: ['vasárnap', 'hétfő', 'kedd', 'szerda', 'csütörtök', 'péntek', 'szombat'],
} as const;
