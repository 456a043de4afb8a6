import type { Motif } from './motifs.ts';
import { motifOf } from './picture-paths.ts';

/** What is seen on the drawings that covers are made of. */
const descriptions: Readonly<Record<Motif, string>> = {
  hills: 'Rajz: dombok egymás mögött',
  city: 'Rajz: város házakkal',
  river: 'Rajz: kanyargó folyó',
  bridge: 'Rajz: híd a víz fölött',
  portrait: 'Rajz: egy ember arcképe',
  crowd: 'Rajz: emberek tömege',
  map: 'Rajz: térkép részlete',
  bars: 'Rajz: oszlopok egymás mellett',
  curve: 'Rajz: emelkedő és eső görbe',
  coins: 'Rajz: pénzérmék',
  stadium: 'Rajz: stadion',
  racetrack: 'Rajz: versenypálya',
  parliament: 'Rajz: parlament épülete',
  court: 'Rajz: bíróság, mérleggel',
  school: 'Rajz: iskola',
  hospital: 'Rajz: kórház',
  train: 'Rajz: vonat a síneken',
  road: 'Rajz: országút',
  factory: 'Rajz: gyár kéményekkel',
  field: 'Rajz: szántóföldek felülről',
  forest: 'Rajz: erdő fái',
  lake: 'Rajz: tó partja',
  storm: 'Rajz: viharfelhők',
  'night-sky': 'Rajz: csillagos ég',
  house: 'Rajz: ház',
  kitchen: 'Rajz: konyha edényekkel',
  table: 'Rajz: terített asztal',
  book: 'Rajz: könyv',
  stage: 'Rajz: színpad',
  cinema: 'Rajz: mozi, vászonnal vagy pattogatott kukoricával',
  record: 'Rajz: hanglemez',
  radio: 'Rajz: rádió',
  phone: 'Rajz: telefon',
  circuit: 'Rajz: áramkör vezetékei',
  flask: 'Rajz: lombik',
  globe: 'Rajz: földgömb',
  ballot: 'Rajz: szavazólap és urna',
  letter: 'Rajz: levél',
  hands: 'Rajz: kezek',
  clock: 'Rajz: óra',
};

/** What is seen on a cover that is drawn from a motif, by its path; empty for any other picture. */
export const motifDescription = (path: string): string => descriptions[motifOf(path) as Motif] ?? '';
