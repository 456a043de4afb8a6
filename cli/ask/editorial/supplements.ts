import {
  chooseConstituencies,
  constituencyChoice,
  candidatesByVotes,
  constituencyBelow,
} from '#core/editorial/supplements/constituencies.ts';
import { byDay } from '#core/editorial/supplements/by-day.ts';
import type { Constituency } from '#core/editorial/supplements/data-block.ts';
import { majorityOf } from '#core/editorial/supplements/majority.ts';
import { medalRanking } from '#core/editorial/supplements/medal-ranking.ts';
import { standingAsked } from './standing-asked.ts';
import { supplementBoxes } from '#core/editorial/supplements/supplement-boxes.ts';
import { supplementFaults } from '#core/editorial/supplements/supplement-faults.ts';
import { supplementSearchTags } from '#core/editorial/supplements/supplement-search.ts';
import {
  supplementPath,
  supplementTab,
  supplementTabs,
  supplementTitle,
  supplementViews,
} from '#core/editorial/supplements/supplement-tab.ts';
import type { SupplementPlace } from '#core/editorial/supplements/supplement-tab.ts';
import type { Supplement } from '#core/editorial/supplements/supplement.ts';
import type { InstallationWithSettings } from '../../installation/installation.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly, siteOrMain } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { BadInput, items, number, orElse, query, text, whole } from '../rule/fields.ts';

const supplementIn = (question: Fields, { settings }: InstallationWithSettings): Supplement => {
  const slug = text(question, 'slug');
  const supplement = settings.supplements.find((candidate) => candidate.slug === slug);
  if (supplement === undefined) throw new BadInput('no-supplement', 'slug', slug);
  return supplement;
};

const placeIn = (question: Fields, { settings }: InstallationWithSettings): SupplementPlace | null =>
  supplementTab(settings.supplements, text(question, 'path'));

const whereverIn = <T>(
  question: Fields,
  installation: InstallationWithSettings,
  tell: (place: SupplementPlace) => T,
) => {
  const place = placeIn(question, installation);
  return plainly(place && tell(place));
};

const unitsIn = (question: Fields): readonly Constituency[] =>
  items(question, 'units', (unit) => ({
    slug: orElse(text, unit, 'slug', ''),
    name: text(unit, 'name'),
    seat: orElse(text, unit, 'seat', ''),
    county: orElse(text, unit, 'county', ''),
    turnout: 0,
    candidates: orElse(
      (fields, name) =>
        items(fields, name, (one) => ({
          name: text(one, 'name'),
          party: orElse(text, one, 'party', ''),
          votes: orElse(whole, one, 'votes', 0),
        })),
      unit,
      'candidates',
      [],
    ),
  }));

export const supplementRules: readonly AskRule[] = [
  {
    name: 'supplement',
    input: '{path}',
    answer: '{slug, tab, content, below} | null',
    decide: (question, installation) =>
      whereverIn(question, installation, ({ supplement, tab, below }) => ({
        slug: supplement.slug,
        tab: tab.subPath,
        content: tab.content.kind,
        below,
      })),
  },
  {
    name: 'supplement-tabs',
    input: '{path}',
    answer: '[{label, path, current}] | null',
    decide: (question, installation) => whereverIn(question, installation, supplementTabs),
  },
  {
    name: 'supplement-views',
    input: '{path}',
    answer: '[{label, path, current}] | null',
    decide: (question, installation) => whereverIn(question, installation, supplementViews),
  },
  {
    name: 'supplement-title',
    input: '{path}',
    answer: 'text | null',
    decide: (question, installation) => whereverIn(question, installation, supplementTitle),
  },
  {
    name: 'supplement-path',
    input: '{slug, tab?}',
    answer: 'path',
    decide: (question, installation) =>
      plainly(supplementPath(supplementIn(question, installation), { subPath: orElse(text, question, 'tab', '') })),
  },
  {
    name: 'supplement-boxes',
    input: '{slug}',
    answer: '{election, euDisclaimer}',
    decide: (question, installation) => plainly(supplementBoxes(supplementIn(question, installation))),
  },
  {
    name: 'supplement-search',
    input: '{slug}',
    answer: '[{type, text, protected}]',
    decide: (question, installation) => plainly(supplementSearchTags(supplementIn(question, installation))),
  },
  {
    name: 'where-it-stands',
    input:
      '{now, count?: {processed, at, final?}, matches?: [{at, home, away, score?: {home, away}}], events?: [{at, event}], site?}',
    answer: '{kind, state?, at, day?, days?} | null',
    decide: (question, installation) => plainly(standingAsked(question, siteOrMain(question, installation).timeZone)),
  },
  {
    name: 'supplement-faults',
    input: '{}',
    answer: '[text]',
    decide: (_, { settings }) => plainly(supplementFaults(settings.supplements)),
  },
  {
    name: 'medal-ranking',
    input: '{rows: [{country, gold, silver, bronze}]}',
    answer: '[{rank, country, total}]',
    decide: (question) =>
      plainly(
        medalRanking(
          items(question, 'rows', (row) => ({
            country: text(row, 'country'),
            gold: whole(row, 'gold', 0),
            silver: whole(row, 'silver', 0),
            bronze: whole(row, 'bronze', 0),
          })),
        ).map(({ rank, country, total }) => ({ rank, country, total })),
      ),
  },
  {
    name: 'constituencies',
    input: '{query, units: [{slug?, name, seat?, county?, candidates?: [{name, party?, votes?}]}]}',
    answer: '[{name, winner}]',
    decide: (question) =>
      plainly(
        chooseConstituencies(unitsIn(question), constituencyChoice(query(question))).map(({ name, candidates }) => ({
          name,
          winner: candidatesByVotes(candidates)[0]?.name ?? null,
        })),
      ),
  },
  {
    name: 'constituency',
    input: '{below, units: as in constituencies}',
    answer: 'name | null',
    decide: (question) =>
      plainly(
        constituencyBelow(
          [{ type: 'constituencies', title: '', note: '', units: unitsIn(question) }],
          text(question, 'below'),
        )?.name ?? null,
      ),
  },
  {
    name: 'by-day',
    input: '{times: [{at}], site?}',
    answer: '[[at]]',
    decide: (question, installation) =>
      plainly(
        byDay(
          items(question, 'times', (one) => ({ at: number(one, 'at') })),
          siteOrMain(question, installation).timeZone,
        ).map((day) => day.items.map(({ at }) => at)),
      ),
  },
  {
    name: 'majority',
    input: '{seats}',
    answer: 'seats',
    decide: (question) => plainly(majorityOf(whole(question, 'seats', 0))),
  },
];
