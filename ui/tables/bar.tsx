import type { PaletteColour } from '#core/editorial/supplements/data-block.ts';

interface Props {
  /** 0 to 100. */
  readonly percent: number;
  readonly colour?: PaletteColour;
  readonly mark?: number | null;
  /** A track says that the bar is a share of 100. A bar that compares amounts has none. */
  readonly track?: boolean;
}

/** Hidden from screen readers: the number is always in the text beside it. */
export const Bar = ({ percent, colour, mark = null, track = true }: Props) => (
  <svg
    className={colour === undefined ? 'bar' : `bar hue hue--${colour}`}
    viewBox="0 0 100 10"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    {track && <rect className="bar__ground" width="100" height="10" />}
    <rect className="bar__share" width={percent} height="10" />
    {mark !== null && <rect className="bar__mark" x={Math.max(0, mark - 0.4)} width="0.8" height="10" />}
  </svg>
);
