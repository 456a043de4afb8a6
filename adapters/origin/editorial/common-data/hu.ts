export const skies = {
  snow: 'havazás',
  flakes: 'hószállingózás',
  rain: 'eső',
  drizzle: 'szitálás',
  overcast: 'borult',
  cloudy: 'felhős',
  fair: 'gyengén felhős',
  clear: 'derült',
} as const;

export const events = {
  heat: 'hőség',
  blizzard: 'hófúvás',
  ice: 'ónos eső',
  thunder: 'zivatar',
  downpour: 'felhőszakadás',
  cold: 'extrém hideg',
  storm: 'szélvihar',
  fog: 'tartós köd',
} as const;
