import { ballotPictures } from './service/ballot.ts';
import { bookPictures } from './culture/book.ts';
import { bridgePictures } from './city/bridge.ts';
import { cinemaPictures } from './culture/cinema.ts';
import { circuitPictures } from './science/circuit.ts';
import { cityPictures } from './city/city.ts';
import { clockPictures } from './science/clock.ts';
import { coinsPictures } from './charts/coins.ts';
import { courtPictures } from './civic/court.ts';
import { crowdPictures } from './people/crowd.ts';
import { factoryPictures } from './city/factory.ts';
import { fieldPictures } from './landscape/field.ts';
import { flaskPictures } from './science/flask.ts';
import { forestPictures } from './nature/forest.ts';
import { globePictures } from './science/globe.ts';
import { handsPictures } from './people/hands.ts';
import { hillsPictures } from './landscape/hills.ts';
import { hospitalPictures } from './service/hospital.ts';
import { housePictures } from './home/house.ts';
import { kitchenPictures } from './home/kitchen.ts';
import { lakePictures } from './nature/lake.ts';
import { letterPictures } from './service/letter.ts';
import { mapPictures } from './charts/map.ts';
import { nightSkyPictures } from './nature/night-sky.ts';
import { parliamentPictures } from './civic/parliament.ts';
import { phonePictures } from './science/phone.ts';
import { portraitPictures } from './people/portrait.ts';
import { racetrackPictures } from './sport/racetrack.ts';
import { radioPictures } from './sound/radio.ts';
import { recordPictures } from './sound/record.ts';
import { riverPictures } from './landscape/river.ts';
import { roadPictures } from './transport/road.ts';
import { schoolPictures } from './civic/school.ts';
import { stadiumPictures } from './sport/stadium.ts';
import { stagePictures } from './culture/stage.ts';
import { stormPictures } from './nature/storm.ts';
import { tablePictures } from './home/table.ts';
import { trainPictures } from './transport/train.ts';
import type { Motif } from './motifs.ts';
import type { Compositions } from './canvas/scene.ts';

export const compositions: Readonly<Partial<Record<Motif, Compositions>>> = {
  hills: hillsPictures,
  city: cityPictures,
  river: riverPictures,
  bridge: bridgePictures,
  portrait: portraitPictures,
  crowd: crowdPictures,
  map: mapPictures,
  coins: coinsPictures,
  stadium: stadiumPictures,
  racetrack: racetrackPictures,
  parliament: parliamentPictures,
  court: courtPictures,
  school: schoolPictures,
  hospital: hospitalPictures,
  train: trainPictures,
  road: roadPictures,
  factory: factoryPictures,
  field: fieldPictures,
  forest: forestPictures,
  lake: lakePictures,
  storm: stormPictures,
  'night-sky': nightSkyPictures,
  house: housePictures,
  kitchen: kitchenPictures,
  table: tablePictures,
  book: bookPictures,
  stage: stagePictures,
  cinema: cinemaPictures,
  record: recordPictures,
  radio: radioPictures,
  phone: phonePictures,
  circuit: circuitPictures,
  flask: flaskPictures,
  globe: globePictures,
  ballot: ballotPictures,
  letter: letterPictures,
  hands: handsPictures,
  clock: clockPictures,
};
