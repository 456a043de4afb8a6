import { lineKey, type LiveLine, type LiveNow } from '#core/sport/live/live-now.ts';
import { liveMessages } from '../../messages/sport/live.ts';
import { lineEnd } from './line-end.ts';
import { useLiveLines } from './use-live-lines.ts';

const Line = ({ line }: { readonly line: LiveLine }) => {
  const { names, score, phase, about, path } = line;
  const [first, second] = names;
  return (
    <li>
      <a className="live-strip__line" href={path} data-line={lineKey(line)}>
        <span className="live-strip__names">
          {first}{' '}
          <b className="live-strip__score" data-told="score" suppressHydrationWarning>
            {score}
          </b>
          {second !== undefined && ` ${second}`}
        </span>
        <span className="live-strip__phase">
          {about}
          <span aria-hidden="true"> · </span>
          <span data-told="phase" suppressHydrationWarning>
            {phase}
          </span>
        </span>
      </a>
    </li>
  );
};

/** The running events in one row. */
export const LiveStrip = ({ live }: { readonly live: LiveNow }) => {
  const { lines } = live;
  useLiveLines(true);
  return (
    <aside
      className="live-strip wrap"
      aria-label={liveMessages.now}
      data-live-now=""
      data-ends={lineEnd(live.at)}
      suppressHydrationWarning
    >
      <p className="live-strip__label">
        <span className="kicker__live">{liveMessages.live}</span>
        <span className="live-strip__clock" data-told="clock" suppressHydrationWarning>
          {live.clock}
        </span>
      </p>
      <ul className="live-strip__lines">
        {lines.map((line) => (
          <Line key={lineKey(line)} line={line} />
        ))}
      </ul>
    </aside>
  );
};
