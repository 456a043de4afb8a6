import { z } from 'zod';
import { announcements } from './facts/announcements.ts';
import { columns } from './facts/columns.ts';
import { company } from './facts/company.ts';
import { design } from './facts/design.ts';
import { easternCulture } from './facts/eastern-culture.ts';
import { factChecks } from './facts/fact-checks.ts';
import { figures } from './facts/figures.ts';
import { food } from './facts/food.ts';
import { foreign } from './facts/foreign.ts';
import { health } from './facts/health.ts';
import { hikes } from './facts/hikes.ts';
import { householdMoney } from './facts/household-money.ts';
import { investigations } from './facts/investigations.ts';
import { journeys } from './facts/journeys.ts';
import { justice } from './facts/justice.ts';
import { lives } from './facts/lives.ts';
import { matches } from './facts/matches.ts';
import { music } from './facts/music.ts';
import { roadworks } from './facts/roadworks.ts';
import { science } from './facts/science.ts';
import { screens } from './facts/screens.ts';
import { tech } from './facts/tech.ts';
import { townHall } from './facts/town-hall.ts';
import { familyWords } from './templates/family.ts';
import type { Family } from './templates/family.ts';

const files = import.meta.glob<unknown>('./families/*.json', { import: 'default', eager: true });

const borrowing = z.looseObject({ like: z.string().optional() });

const said = (id: string): Readonly<Record<string, unknown>> => {
  const { like, ...own } = borrowing.parse(files[`./families/${id}.json`]);
  return like === undefined ? own : { ...said(like), ...own };
};

const facts: Readonly<Record<string, Family['facts']>> = {
  roadworks,
  'town-hall': townHall,
  justice,
  foreign,
  company,
  'household-money': householdMoney,
  figures,
  matches,
  science,
  tech,
  health,
  columns,
  'fact-checks': factChecks,
  investigations,
  hikes,
  'press-releases': announcements,
  sponsored: announcements,
  screens,
  music,
  food,
  design,
  lives,
  journeys,
  'eastern-culture': easternCulture,
};

export const families: readonly Family[] = Object.entries(facts).map(([id, draw]) => ({
  ...familyWords.parse(said(id)),
  id,
  facts: draw,
}));
