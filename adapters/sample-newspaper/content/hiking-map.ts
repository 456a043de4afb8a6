type Place = readonly [
  name: string,
  region: string,
  level: 'konnyu' | 'kozepes' | 'nehez' | 'extrem',
  latitude: number,
  longitude: number,
];

const places: readonly Place[] = [
  ['Kőrisgerinc', 'Bakony', 'konnyu', 47.3, 17.76],
  ['Nagy-Hollós', 'Zemplén', 'kozepes', 48.42, 21.42],
  ['Kopasz-kilátó', 'Pilis', 'konnyu', 47.7, 18.88],
  ['Ördögmalom', 'Bükk', 'nehez', 48.05, 20.5],
  ['Remete-forrás', 'Mecsek', 'kozepes', 46.13, 18.2],
  ['Hollókő-szikla', 'Mátra', 'nehez', 47.88, 19.98],
  ['Csörgő-szurdok', 'Börzsöny', 'extrem', 47.95, 18.95],
  ['Szürke-barlang', 'Aggteleki-karszt', 'kozepes', 48.48, 20.55],
  ['Pásztorkápolna', 'Kőszegi-hegység', 'konnyu', 47.36, 16.47],
  ['Nyírjes-tó', 'Vértes', 'nehez', 47.42, 18.35],
];

const withinSection = encodeURIComponent(JSON.stringify({ superTags: ['Szép kilátás'] }));

const hikes = places.map(([name, region, level, latitude, longitude]) => ({
  name,
  region,
  level,
  latitude,
  longitude,
  path: `/archivum?term=${encodeURIComponent(name)}&filters=${withinSection}`,
}));

export const hikingMap = JSON.stringify({ url: 'https://www.google.com/maps/d/embed?mid=1SzepKilatasTurak', hikes });
