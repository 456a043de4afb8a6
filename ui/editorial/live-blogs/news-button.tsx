import { liveMessages } from '../../messages/editorial/live-blogs.ts';

interface Props {
  readonly path: string;
  readonly waiting: number;
  readonly show: (() => void) | null;
}

/** A link without scripts; a button once there are news (R40). */
export const NewsButton = ({ path, waiting, show }: Props) => {
  if (waiting === 0)
    return (
      <a className="live__refresh" href={path}>
        {liveMessages.refresh}
      </a>
    );
  const news = liveMessages.news(waiting);
  const words = (
    <>
      {liveMessages.newsInShort(waiting)}
      <span className="live__more">{liveMessages.post}</span>
    </>
  );
  return show === null ? (
    <a className="button live__news" href={path} aria-label={news}>
      {words}
    </a>
  ) : (
    <button className="button live__news" type="button" aria-label={news} onClick={show}>
      {words}
    </button>
  );
};
