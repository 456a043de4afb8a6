import type { Motif } from '../motifs/motifs.ts';
import { motifOf } from './picture-paths.ts';

/** What is seen on the drawings that covers are made of, in Hungarian and in English. */
const descriptions: Readonly<Record<Motif, readonly [string, string]>> = {
  hills: ['Rajz: dombok egymás mögött', 'Drawing: hills behind one another'],
  city: ['Rajz: város házakkal', 'Drawing: a city of houses'],
  river: ['Rajz: kanyargó folyó', 'Drawing: a winding river'],
  bridge: ['Rajz: híd a víz fölött', 'Drawing: a bridge over water'],
  portrait: ['Rajz: egy ember arcképe', 'Drawing: a portrait'],
  crowd: ['Rajz: emberek tömege', 'Drawing: a crowd'],
  map: ['Rajz: térkép részlete', 'Drawing: part of a map'],
  bars: ['Rajz: oszlopok egymás mellett', 'Drawing: bars side by side'],
  curve: ['Rajz: emelkedő és eső görbe', 'Drawing: a curve that rises and falls'],
  coins: ['Rajz: pénzérmék', 'Drawing: coins'],
  stadium: ['Rajz: stadion', 'Drawing: a stadium'],
  racetrack: ['Rajz: versenypálya', 'Drawing: a race track'],
  parliament: ['Rajz: parlament épülete', 'Drawing: a parliament building'],
  court: ['Rajz: bíróság, mérleggel', 'Drawing: a court of law, with scales'],
  school: ['Rajz: iskola', 'Drawing: a school'],
  hospital: ['Rajz: kórház', 'Drawing: a hospital'],
  train: ['Rajz: vonat a síneken', 'Drawing: a train on its rails'],
  road: ['Rajz: országút', 'Drawing: a country road'],
  factory: ['Rajz: gyár kéményekkel', 'Drawing: a factory with chimneys'],
  field: ['Rajz: szántóföldek felülről', 'Drawing: fields from above'],
  forest: ['Rajz: erdő fái', 'Drawing: trees of a forest'],
  lake: ['Rajz: tó partja', 'Drawing: the shore of a lake'],
  storm: ['Rajz: viharfelhők', 'Drawing: storm clouds'],
  'night-sky': ['Rajz: csillagos ég', 'Drawing: a starry sky'],
  house: ['Rajz: ház', 'Drawing: a house'],
  kitchen: ['Rajz: konyha edényekkel', 'Drawing: a kitchen with pots'],
  table: ['Rajz: terített asztal', 'Drawing: a laid table'],
  book: ['Rajz: könyv', 'Drawing: a book'],
  stage: ['Rajz: színpad', 'Drawing: a theatre stage'],
  cinema: ['Rajz: mozi, vászonnal vagy pattogatott kukoricával', 'Drawing: a cinema, with its screen or popcorn'],
  record: ['Rajz: hanglemez', 'Drawing: a vinyl record'],
  radio: ['Rajz: rádió', 'Drawing: a radio'],
  phone: ['Rajz: telefon', 'Drawing: a telephone'],
  circuit: ['Rajz: áramkör vezetékei', 'Drawing: wires of a circuit'],
  flask: ['Rajz: lombik', 'Drawing: a flask'],
  globe: ['Rajz: földgömb', 'Drawing: a globe'],
  ballot: ['Rajz: szavazólap és urna', 'Drawing: a ballot paper and box'],
  letter: ['Rajz: levél', 'Drawing: a letter'],
  hands: ['Rajz: kezek', 'Drawing: hands'],
  clock: ['Rajz: óra', 'Drawing: a clock'],
};

/** What is seen on a cover that is drawn from a motif, by its path; empty for any other picture. */
export const motifDescription = (path: string, english: boolean): string =>
  descriptions[motifOf(path) as Motif]?.[english ? 1 : 0] ?? '';
