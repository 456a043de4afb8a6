import { liveMessages } from '../messages/live-blogs.ts';

interface Props {
  /** Path of the newest page. */
  readonly path: string;
  readonly waiting: number;
  readonly show: (() => void) | null;
}

/**
 * A way to what is new, of one height whatever there is, so that nothing moves: a link without scripts, a button once
 * something has come (R40).
 */
export const NewsBar = ({ path, waiting, show }: Props) => (
  <div className={waiting > 0 ? 'live__bar live__bar--news' : 'live__bar'}>
    {waiting === 0 && (
      <a className="live__refresh" href={path}>
        {liveMessages.refresh}
      </a>
    )}
    {waiting > 0 && show !== null && (
      <button className="button live__news" type="button" onClick={show}>
        {liveMessages.news(waiting)}
      </button>
    )}
    {waiting > 0 && show === null && (
      <a className="button live__news" href={path}>
        {liveMessages.news(waiting)}
      </a>
    )}
    <p className="unseen" role="status">
      {waiting > 0 && liveMessages.news(waiting)}
    </p>
  </div>
);
