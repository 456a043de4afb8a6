import type { Gauge } from '#core/editorial/common-data/flooding.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { commonDataMessages as words } from '../../messages/editorial/common-data.ts';
import { Observed } from './observed.tsx';

const maxGauges = 5;

const Row = ({ gauge: { river, place, level, change, grade, record } }: { readonly gauge: Gauge }) => (
  <tr data-grade={grade}>
    <th scope="row">
      {place} <span className="flooding__river">{river}</span>
    </th>
    <td title={record === null ? undefined : words.record(record)}>{words.levelOf(level)}</td>
    <td>{words.changeOf(change)}</td>
    <td className="flooding__grade">{words.grades[grade]}</td>
  </tr>
);

export const FloodingBox = ({ frame }: { readonly frame: Frame }) => {
  const gauges = frame.common.flooding?.gauges.slice(0, maxGauges) ?? [];
  const [first] = gauges;
  return first === undefined ? null : (
    <section className="flooding" aria-labelledby="vizallas">
      <h2 className="container__title" id="vizallas">
        {words.flooding}
      </h2>
      <table className="flooding__gauges" aria-labelledby="vizallas">
        <thead>
          <tr>
            <th scope="col">{words.gauge}</th>
            <th scope="col">cm</th>
            <th scope="col">{words.change}</th>
            <th scope="col">{words.grade}</th>
          </tr>
        </thead>
        <tbody>
          {gauges.map((gauge) => (
            <Row key={`${gauge.river} ${gauge.place}`} gauge={gauge} />
          ))}
        </tbody>
      </table>
      <Observed
        at={Math.min(...gauges.map(({ observedAt }) => observedAt))}
        old={gauges.some(({ old }) => old)}
        frame={frame}
      />
    </section>
  );
};
