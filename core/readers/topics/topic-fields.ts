export const topicFields = {
  topic: 'tema',
  follow: 'kovet',
  endpoint: 'cim',
  p256dh: 'kulcs',
  auth: 'titok',
  from: 'innen',
  proof: 'igazolas',
} as const;
