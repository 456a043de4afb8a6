export const followedMessages = {
  followed: 'Követed',
  all: 'Amit követsz',
  full: 'Már húsz dolgot követsz, többet egyszerre nem lehet. Vegyél le egyet a listádról, ha ez fontosabb.',
  unkept: 'Ez a böngésző nem őriz meg semmit: a követés csak addig tart, amíg ez az oldal nyitva van.',
} as const;
