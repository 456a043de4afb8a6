import type { Circuit } from '#core/sport/formula-one/circuit.ts';
import { speakDistance, speakLapTime } from '#core/sport/formula-one/hu.ts';
import { thousands } from '#core/wording/thousands.ts';
import { formulaOneMessages } from '../../messages/sport/formula-one.ts';
import { SportPicture } from '../../media/pictures/sport-picture.tsx';
import { fact } from './fact.ts';
import { Facts } from './facts.tsx';

const recordOf = ({ lapRecord }: Circuit): string | null => {
  if (lapRecord === null) return null;
  const by = [lapRecord.driver, lapRecord.year].filter((part) => part !== null).join(', ');
  return lapRecord.time === null ? by || null : formulaOneMessages.record(speakLapTime(lapRecord.time), by);
};

/** Spec §3.10. */
export const CircuitBox = ({ circuit }: { readonly circuit: Circuit }) => {
  const { name, image, owner, capacity, opened, firstGrandPrix, length, raceDistance, laps } = circuit;
  return (
    <section className="f1-circuit" aria-labelledby="palya">
      <h3 className="container__title" id="palya">
        {name ?? formulaOneMessages.circuit}
      </h3>
      <div className="f1-circuit__parts">
        <SportPicture
          path={image}
          alt={formulaOneMessages.circuitPicture(name ?? '')}
          width={480}
          height={320}
          className="f1-circuit__picture"
        />
        <Facts
          facts={[
            fact(formulaOneMessages.length, length && speakDistance(length)),
            fact(formulaOneMessages.laps, laps),
            fact(formulaOneMessages.raceDistance, raceDistance && speakDistance(raceDistance)),
            fact(formulaOneMessages.lapRecord, recordOf(circuit)),
            fact(formulaOneMessages.firstGrandPrix, firstGrandPrix),
            fact(formulaOneMessages.opened, opened),
            fact(formulaOneMessages.capacity, capacity === null ? null : thousands(capacity)),
            fact(formulaOneMessages.owner, owner),
          ]}
        />
      </div>
    </section>
  );
};
