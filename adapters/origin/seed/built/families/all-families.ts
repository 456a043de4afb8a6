import type { Family } from '../family.ts';
import { pressReleases, sponsored } from './announcements.ts';
import { columns } from './columns.ts';
import { company } from './company.ts';
import { design } from './design.ts';
import { easternCulture } from './eastern-culture.ts';
import { factChecks } from './fact-checks.ts';
import { figures } from './figures.ts';
import { food } from './food.ts';
import { foreign } from './foreign.ts';
import { health } from './health.ts';
import { hikes } from './hikes.ts';
import { householdMoney } from './household-money.ts';
import { investigations } from './investigations.ts';
import { journeys } from './journeys.ts';
import { justice } from './justice.ts';
import { lives } from './lives.ts';
import { matches } from './matches.ts';
import { music } from './music.ts';
import { roadworks } from './roadworks.ts';
import { science } from './science.ts';
import { screens } from './screens.ts';
import { tech } from './tech.ts';
import { townHall } from './town-hall.ts';

export const families: readonly Family[] = [
  roadworks,
  townHall,
  justice,
  foreign,
  company,
  householdMoney,
  figures,
  matches,
  science,
  tech,
  health,
  columns,
  factChecks,
  investigations,
  hikes,
  pressReleases,
  sponsored,
  screens,
  music,
  food,
  design,
  lives,
  journeys,
  easternCulture,
];
