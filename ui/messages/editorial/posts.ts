export const postMessages = {
  belongsTo: 'Bejegyzés a közvetítésből:',
  belongsToLive: 'Bejegyzés az élő közvetítésből:',
  morePosts: 'További bejegyzések',
} as const;
