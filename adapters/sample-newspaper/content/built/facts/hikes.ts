import { tenths } from '../templates/draw.ts';
import type { Family } from '../templates/family.ts';

const goals = [
  { goal: 'a Kopasz-kilátó', toGoal: 'a Kopasz-kilátóhoz', atGoal: 'a Kopasz-kilátónál' },
  { goal: 'az Ördögmalom', toGoal: 'az Ördögmalomhoz', atGoal: 'az Ördögmalomnál' },
  { goal: 'a Remete-forrás', toGoal: 'a Remete-forráshoz', atGoal: 'a Remete-forrásnál' },
  { goal: 'a Hollókő-szikla', toGoal: 'a Hollókő-sziklához', atGoal: 'a Hollókő-sziklánál' },
  { goal: 'a Csörgő-szurdok', toGoal: 'a Csörgő-szurdokhoz', atGoal: 'a Csörgő-szurdoknál' },
  { goal: 'a Szürke-barlang', toGoal: 'a Szürke-barlanghoz', atGoal: 'a Szürke-barlangnál' },
  { goal: 'a Pásztorkápolna', toGoal: 'a Pásztorkápolnához', atGoal: 'a Pásztorkápolnánál' },
  { goal: 'a Nyírjes-tó', toGoal: 'a Nyírjes-tóhoz', atGoal: 'a Nyírjes-tónál' },
] as const;

const efforts = [
  ['könnyű', 6, 9, 90],
  ['közepes', 10, 15, 320],
  ['nehéz', 16, 22, 720],
  ['extrém', 24, 34, 1250],
] as const;

export const hikes: Family['facts'] = (draw) => {
  const [effort, low, high, climb] = draw.next(efforts);
  const tenthsOfKm = draw.whole(low * 10, high * 10);
  return {
    ...draw.next(goals),
    effort,
    km: tenths(tenthsOfKm),
    climb: String(climb + draw.step(0, 120, 10)),
    hours: tenths(Math.max(15, Math.round((tenthsOfKm / 35 + climb / 500) * 2) * 5)),
    steps: String(draw.whole(40, 180)),
  };
};
