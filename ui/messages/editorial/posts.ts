/** Words of a live blog's post that stands by itself. */
export const postMessages = {
  belongsTo: 'Bejegyzés a közvetítésből:',
  belongsToLive: 'Bejegyzés az élő közvetítésből:',
  morePosts: 'További bejegyzések',
} as const;
