import { figure, tenths } from '../templates/draw.ts';
import type { Family } from '../templates/family.ts';

const senders = [
  { sender: 'Harmat Takarékpénztár', offer: 'diákszámla', offerObject: 'diákszámlát' },
  { sender: 'Sínpár Utazási Egyesület', offer: 'nyári bérlet', offerObject: 'nyári bérletet' },
  { sender: 'Méhes Természetvédő Kör', offer: 'beporzókert', offerObject: 'beporzókertet' },
  { sender: 'Délibáb Energia', offer: 'hőszivattyús program', offerObject: 'hőszivattyús programot' },
  { sender: 'Kőhíd Főiskola', offer: 'esti képzés', offerObject: 'esti képzést' },
  { sender: 'Búzavirág Pékség', offer: 'rozskenyér', offerObject: 'rozskenyeret' },
  { sender: 'Lámpás Könyvkiadó', offer: 'ifjúsági sorozat', offerObject: 'ifjúsági sorozatot' },
  { sender: 'Tiszta Csap Vízmű', offer: 'vízmérőcsere', offerObject: 'vízmérőcserét' },
] as const;

export const announcements: Family['facts'] = (draw) => ({
  ...draw.next(senders),
  people: figure(draw.step(240, 12_000, 20)),
  days: String(draw.whole(7, 60)),
  places: String(draw.whole(6, 40)),
  saving: tenths(draw.step(50, 300, 5)),
});
