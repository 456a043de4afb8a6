import { openRandom, seedOf } from '../random.ts';
import type { Random } from '../random.ts';
import type { SessionPlan } from './session-plan.ts';
import type { DriverCourse, FlagSpan, SessionScript } from './session-script.ts';

/** In seconds: a pit stop, the distance of two cars behind a safety car, and the distance at the start. */
const stopCosts = 21.5;
const apartBehindSafetyCar = 1.1;
const apartOnGrid = 0.32;
const slowLap = 1.45;

interface Car {
  readonly id: number;
  readonly grid: number;
  readonly pace: number;
  readonly stopsAfter: readonly number[];
  readonly lastLap: number;
  clock: number;
  readonly crossings: number[];
  readonly lapTimes: number[];
  readonly pitStops: number[];
}

interface Incident {
  readonly from: number;
  readonly laps: number;
  readonly stopped: number;
}

const incidentsOf = (random: Random, laps: number): readonly Incident[] => {
  const red = random.yes(0.22);
  const count = Number(random.yes(0.55)) + Number(random.yes(0.2));
  const starts = Array.from({ length: Math.max(count, Number(red)) }, () => random.whole(3, Math.max(4, laps - 6)));
  return starts
    .toSorted((one, other) => one - other)
    .filter((from, at, all) => at === 0 || from - (all[at - 1] ?? 0) > 8)
    .map((from, at) => ({ from, laps: random.whole(2, 5), stopped: red && at === 0 ? random.whole(14, 38) * 60 : 0 }));
};

const stopsOf = (random: Random, laps: number): readonly number[] => {
  if (laps < 25) return [];
  const first = Math.round(laps * random.between(0.24, 0.46));
  return random.yes(0.55) ? [first, Math.round(laps * random.between(0.58, 0.8))] : [first];
};

const carsOf = (random: Random, { drivers, grid, laps, lapSeconds }: SessionPlan): readonly Car[] => {
  const order = grid ?? drivers.map(({ id }) => id);
  return drivers.map(({ id, strength }) => {
    const place = order.indexOf(id) < 0 ? drivers.length : order.indexOf(id) + 1;
    const pace = lapSeconds * (1 + (1 - strength) * 0.32) + random.between(-0.12, 0.25);
    const lastLap = random.yes(0.1) ? random.whole(0, laps - 1) : laps;
    const stopsAfter = stopsOf(random, laps);
    return {
      id,
      grid: place,
      pace,
      stopsAfter,
      lastLap,
      clock: place * apartOnGrid,
      crossings: [],
      lapTimes: [],
      pitStops: [],
    };
  });
};

const closeUp = (cars: readonly Car[], leader: number): void =>
  cars
    .toSorted((one, other) => one.clock - other.clock)
    .forEach((car, at) => {
      car.clock = Math.min(car.clock, leader + at * apartBehindSafetyCar + 4);
    });

const driveLap = (random: Random, car: Car, lap: number, plan: SessionPlan, slow: boolean): void => {
  const fuel = (1 - lap / plan.laps) * 1.6;
  const time = slow ? plan.lapSeconds * slowLap : car.pace + fuel + random.between(0, 0.9);
  const stop = car.stopsAfter.includes(lap) ? stopCosts + random.between(0, 4) : 0;
  car.clock += time + stop;
  if (stop > 0) car.pitStops.push(car.clock);
  car.crossings.push(car.clock);
  car.lapTimes.push(time + stop);
};

const courseOf = (car: Car, plan: SessionPlan): DriverCourse => ({
  id: car.id,
  grid: car.grid,
  crossings: car.crossings,
  lapTimes: car.lapTimes,
  retiredAt: car.crossings.length < car.lastLap || car.lastLap === plan.laps ? null : car.clock + plan.lapSeconds * 0.4,
  pitStops: car.pitStops,
});

/** Laps after the winner finishes do not count: lapped drivers end laps behind. */
const flagged = (course: DriverCourse, home: number): DriverCourse => {
  const counted = course.crossings.findIndex((at) => at >= home) + 1;
  const last = counted === 0 ? course.crossings.length : counted;
  return { ...course, crossings: course.crossings.slice(0, last), lapTimes: course.lapTimes.slice(0, last) };
};

export const driveRace = (plan: SessionPlan): SessionScript => {
  const random = openRandom(seedOf(plan.seed, 0xf1));
  const incidents = incidentsOf(random, plan.laps);
  const cars = carsOf(random, plan);
  const flags: FlagSpan[] = [];
  for (let lap = 1; lap <= plan.laps; lap += 1) {
    const running = cars.filter(({ lastLap }) => lastLap >= lap);
    const leader = Math.min(...running.map(({ clock }) => clock));
    const incident = incidents.find(({ from, laps }) => lap >= from && lap < from + laps);
    if (incident !== undefined) closeUp(running, leader);
    if (incident?.from === lap && incident.stopped > 0) {
      flags.push({ flag: 'red', from: leader, to: leader + incident.stopped });
      for (const car of running) car.clock += incident.stopped;
    }
    for (const car of running) driveLap(random, car, lap, plan, incident !== undefined);
    if (incident !== undefined)
      flags.push({
        flag: 'safety-car',
        from: leader + (incident.from === lap ? incident.stopped : 0),
        to: Math.min(...running.map(({ clock }) => clock)),
      });
  }
  const courses = cars.map((car) => courseOf(car, plan));
  const home = Math.min(...courses.flatMap(({ crossings }) => crossings[plan.laps - 1] ?? []));
  const counted = courses.map((course) => flagged(course, home));
  return { kind: 'laps', laps: plan.laps, courses: counted, flags, end: Math.max(...counted.map(lastCrossing), home) };
};

const lastCrossing = ({ crossings }: DriverCourse): number => crossings.at(-1) ?? 0;
