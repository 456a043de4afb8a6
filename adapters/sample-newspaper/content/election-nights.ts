import type { ElectionPlan } from '../../origin/editorial/supplements/election-plan.ts';

const correction = 'Két szavazókör jegyzőkönyvét kétszer összesítették; a hibás adatot visszavonták.';
const listSeat = 'Az utolsó listás mandátum';
const hours = 3_600;

/** Counting starts at 19:30 or 23:15 (unix seconds). */
export const electionNights: readonly ElectionPlan[] = [
  {
    supplement: 'valasztas-2022',
    paths: ['korzetek', 'listak', 'listak/nemzetisegek'],
    seed: 'valasztas-2022',
    startsAt: 1_649_007_000,
    lasts: 5 * hours,
    listSeat,
    correction,
  },
  {
    supplement: 'ep-2024',
    paths: ['adatok', 'partlistak', 'mandatumok'],
    seed: 'ep-2024',
    startsAt: 1_717_967_700,
    lasts: 3 * hours,
    listSeat,
    correction,
  },
];
