import type { SupplementData } from '../../../origin/content/newsroom-content.ts';
import { europeanElection2024 } from './ep-2024.ts';
import { euro2024 } from './eb-2024.ts';
import { worldCup2022 } from './foci-vb-2022.ts';
import { olympics } from './olympics.ts';
import { americanElection2024 } from './usa-2024.ts';
import { generalElection2022 } from './valasztas-2022.ts';
import { localElection2024 } from './valasztas-2024.ts';

export const supplementData: readonly SupplementData[] = [
  ...olympics,
  ...worldCup2022,
  ...euro2024,
  ...generalElection2022,
  ...localElection2024,
  ...europeanElection2024,
  ...americanElection2024,
];
