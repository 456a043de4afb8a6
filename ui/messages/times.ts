/** Words of dates that core does not speak. */
export const timeMessages = {
  weekdays: ['vasárnap', 'hétfő', 'kedd', 'szerda', 'csütörtök', 'péntek', 'szombat'],
} as const;
