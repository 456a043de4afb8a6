import { competitionPlans } from './competition-plan.ts';
import { europeanGroups, worldGroups } from './nations.ts';
import type { TournamentPlan } from './tournament-fixtures.ts';

export const europeanPlan: TournamentPlan = {
  ...competitionPlans.european,
  groups: europeanGroups,
  venues: [
    ['Napfény Aréna', 'Nápoly'],
    ['Hídfő Stadion', 'Budapest'],
    ['Tengerszem Aréna', 'Koppenhága'],
    ['Folyamközi Stadion', 'Bécs'],
    ['Kikötői Stadion', 'Marseille'],
    ['Szélmalom Aréna', 'Rotterdam'],
  ],
  knockout: [
    { round: 'Round of 16', from: 12, aDay: 3 },
    { round: 'Quarter-finals', from: 16, aDay: 2 },
    { round: 'Semi-finals', from: 19, aDay: 1 },
    { round: 'Final', from: 22, aDay: 1 },
  ],
  bracket: [
    ['A1', 'C2'],
    ['B1', '3'],
    ['C1', '3'],
    ['F1', 'E2'],
    ['D1', 'A2'],
    ['E1', '3'],
    ['D2', 'F2'],
    ['B2', '3'],
  ],
};

export const worldPlan: TournamentPlan = {
  ...competitionPlans.world,
  groups: worldGroups,
  venues: [
    ['Estadio del Maíz', 'Guadalajara'],
    ['Estadio Volcán', 'Puebla'],
    ['Estadio Laguna Verde', 'Mérida'],
    ['Estadio Sierra Alta', 'Monterrey'],
    ['Estadio Mar Azul', 'Veracruz'],
    ['Estadio del Sol', 'Mexikóváros'],
  ],
  knockout: [
    { round: 'Round of 16', from: 13, aDay: 2 },
    { round: 'Quarter-finals', from: 18, aDay: 2 },
    { round: 'Semi-finals', from: 21, aDay: 1 },
    { round: '3rd Place Final', from: 24, aDay: 1 },
    { round: 'Final', from: 25, aDay: 1 },
  ],
  bracket: [
    ['A1', 'B2'],
    ['C1', 'D2'],
    ['E1', 'F2'],
    ['G1', 'H2'],
    ['B1', 'A2'],
    ['D1', 'C2'],
    ['F1', 'E2'],
    ['H1', 'G2'],
  ],
};
