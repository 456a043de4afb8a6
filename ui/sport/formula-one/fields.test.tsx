// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import type { FormulaOneContent } from '#core/pages/sport/formula-one/formula-one-content.ts';
import { frameOf } from '../../screens/pages.fixtures.ts';
import { describeShownFields, fieldsIn, sectionOf } from '../../screens/shown-fields.fixtures.ts';
import {
  driversOf,
  driverStandings,
  formulaOneOf,
  calendarOf,
  sheetOf,
  someDriver,
  someTeam,
  teamsOf,
  teamStandings,
} from './content.fixtures.ts';
import { FormulaOnePage } from './formula-one-page.tsx';

const shown = (content: FormulaOneContent) => (): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<FormulaOnePage content={content} frame={frameOf()} />);
  return root;
};
const calendar = shown(formulaOneOf());
const firstRow = (): HTMLElement => calendar().querySelector('tbody tr') ?? document.createElement('p');
const finished = shown(formulaOneOf({ shown: calendarOf({ sheet: sheetOf({ status: 'Completed' }) }) }));
const team = shown(teamsOf({ ...someTeam, fastestLaps: 29 }));
const driver = shown(driversOf(someDriver));
const drivers = shown(driverStandings);

const lines = sectionOf(readFileSync('docs/specification.md', 'utf8'), '3.10')
  .split('\n')
  .filter((line) => line.startsWith('- '));
const fieldsOf = (name: string): readonly string[] =>
  fieldsIn(lines.find((line) => line.startsWith(`- ${name}: `))?.slice(`- ${name}: `.length) ?? '');

describeShownFields('a race (spec §3.10)', fieldsOf('race'), {
  id: { on: calendar, link: 'futam=502' },
  type: { on: calendar, text: 'Verseny' },
  status: { on: finished, text: 'véget ért' },
  date: { on: calendar, text: 'március 28. 12:25' },
  'laps.current': { on: calendar, text: '23/70. kör' },
  'laps.total': { on: calendar, text: '23/70. kör' },
  'competition.id': { on: calendar, link: 'verseny=32' },
  'competition.name': { on: calendar, text: 'Tiszai Nagydíj' },
  'competition.location': { on: calendar, text: 'Szolnok, Magyarország' },
  'circuit.id': {
    why: 'It asks for the circuit, whose facts stand beside the race; a circuit has no page of its own.',
  },
});

describeShownFields('a circuit (spec §3.10)', fieldsOf('circuit'), {
  name: { on: calendar, text: 'Tisza-gyűrű' },
  owner: { on: calendar, text: 'Tiszai Sportpálya Kft.' },
  capacity: { on: calendar, text: '70\u00a0000' },
  opened: { on: calendar, text: 'Megnyitás éve1986' },
  first_grand_prix: { on: calendar, text: 'Első nagydíj1987' },
  length: { on: calendar, text: '4,381\u00a0km' },
  race_distance: { on: calendar, text: '306,63\u00a0km' },
  laps: { on: calendar, text: 'Körök száma70' },
  'lap_record.time': { on: calendar, text: '1:16,627' },
  'lap_record.driver': { on: calendar, text: '(Hamar Dénes, 2020)' },
  'lap_record.year': { on: calendar, text: '(Hamar Dénes, 2020)' },
  image: { on: calendar, picture: 'https://logos.example/41.png' },
});

describeShownFields('a team (spec §3.10)', fieldsOf('team'), {
  name: { on: team, text: 'Kormorán Racing' },
  logo: { on: team, picture: 'https://logos.example/61.png' },
  base: { on: team, text: 'SzékhelySzeged' },
  first_team_entry: { on: team, text: 'Első szezonja1998' },
  world_championships: { on: team, text: 'Világbajnoki címek3' },
  'highest_race_finish.position': { on: team, text: '1. hely (41 alkalommal)' },
  'highest_race_finish.number': { on: team, text: '1. hely (41 alkalommal)' },
  pole_positions: { on: team, text: 'Első rajtkockák38' },
  fastest_laps: { on: team, text: 'Leggyorsabb körök29' },
  president: { on: team, text: 'ElnökJakab Levente' },
  director: { on: team, text: 'CsapatfőnökKelen Réka' },
  technical_manager: { on: team, text: 'Műszaki igazgatóLővei Soma' },
  chassis: { on: team, text: 'KasztniK25' },
  engine: { on: team, text: 'ErőforrásKormorán' },
  tyres: { on: team, text: 'GumiGumigyár' },
});

describeShownFields('a driver (spec §3.10)', fieldsOf('driver'), {
  name: { on: driver, text: 'Hamar Dénes' },
  image: { on: driver, picture: 'https://logos.example/71.png' },
  number: { on: driver, text: 'HAM 7' },
  abbr: { on: driver, text: 'HAM 7' },
  nationality: { on: driver, text: 'Nemzetiségmagyar' },
  birthdate: { on: driver, text: '1997. szeptember 30.' },
  birthplace: { on: driver, text: 'Vác' },
  grands_prix_entered: { on: driver, text: 'Nagydíjai120' },
  world_championships: { on: driver, text: 'Világbajnoki címek2' },
  podiums: { on: driver, text: 'Dobogós helyezései61' },
  highest_race_finish: { on: driver, text: '1. hely (33 alkalommal)' },
  highest_grid_position: { on: driver, text: '1. rajtkocka' },
  career_points: { on: driver, text: '1712,5' },
  'teams.season': { on: driver, text: '2024 Bolyai GP' },
  'teams.team': { on: driver, text: '2024 Bolyai GP' },
});

describeShownFields('a result (spec §3.10)', fieldsOf('result'), {
  position: { on: firstRow, text: '1.' },
  driver: { on: firstRow, text: 'Hamar Dénes' },
  team: { on: firstRow, text: 'Kormorán Racing' },
  time: { on: firstRow, text: '1:32:14,087' },
});

describeShownFields('the drivers and teams of a season (spec §3.10)', fieldsOf('Season drivers and teams'), {
  position: { on: drivers, text: '2.Ivánka Teó' },
  points: { on: shown(teamStandings), text: 'Kormorán Racing25' },
  driverName: { on: drivers, text: 'Hamar Dénes' },
  teamName: { on: drivers, text: 'Kormorán Racing' },
  driverImage: { on: drivers, picture: 'https://logos.example/71.png' },
});
