import { figure } from '../templates/draw.ts';
import type { Family } from '../templates/family.ts';

const causes = [
  { cause: 'a népfőiskola', causeObject: 'a népfőiskolát', tag: 'oktatás' },
  { cause: 'a fazekasvásár', causeObject: 'a fazekasvásárt', tag: 'hagyomány' },
  { cause: 'a magyar nyelvű bábszínház', causeObject: 'a magyar nyelvű bábszínházat', tag: 'színház' },
  { cause: 'a kastély', causeObject: 'a kastélyt', tag: 'műemlék' },
  { cause: 'a könyvmozgalom', causeObject: 'a könyvmozgalmat', tag: 'könyv' },
  { cause: 'a fúvószenekar', causeObject: 'a fúvószenekart', tag: 'zene' },
  { cause: 'a tájház', causeObject: 'a tájházat', tag: 'hagyomány' },
  { cause: 'az énekkar', causeObject: 'az énekkart', tag: 'zene' },
  { cause: 'a vándorkiállítás', causeObject: 'a vándorkiállítást', tag: 'kiállítás' },
  { cause: 'a nyári egyetem', causeObject: 'a nyári egyetemet', tag: 'oktatás' },
] as const;

export const easternCulture: Family['facts'] = (draw) => ({
  ...draw.next(causes),
  money: `${figure(draw.step(18, 940, 2))} ezer lej`,
  years: String(draw.whole(4, 110)),
  people: figure(draw.step(60, 2600, 20)),
  children: String(draw.whole(14, 220)),
  villages: String(draw.whole(3, 24)),
  days: draw.next(['két', 'három', 'négy']),
});
