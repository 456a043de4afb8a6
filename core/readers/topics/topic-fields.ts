/** The fields of the form by which a topic is followed, or not any more. */
export const topicFields = {
  topic: 'tema',
  follow: 'kovet',
  endpoint: 'cim',
  p256dh: 'kulcs',
  auth: 'titok',
  from: 'innen',
  proof: 'igazolas',
} as const;
