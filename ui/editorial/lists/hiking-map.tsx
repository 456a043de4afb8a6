import type { Hike } from '#core/editorial/lists/hiking.ts';
import { listMessages } from '../../messages/editorial/lists.ts';
import { mapPoint, mapSize, lake, outline, rivers } from './hungary.ts';

interface Props {
  readonly hikes: readonly Hike[];
}

const signs: Readonly<Record<Hike['level'], string>> = {
  konnyu: 'M0-9a9 9 0 1 0 .1 0Z',
  kozepes: 'M-8-8h16v16h-16Z',
  nehez: 'M0-11 10 8h-20Z',
  extrem: 'M0-12 12 0 0 12-12 0Z',
};

const Sign = ({ level }: { readonly level: Hike['level'] }) => (
  <svg className={`sign sign--${level}`} viewBox="-13 -13 26 26" aria-hidden="true">
    <path d={signs[level]} />
  </svg>
);

const Point = ({ hike }: { readonly hike: Hike }) => {
  const { x, y } = mapPoint(hike);
  return <path className={`sign sign--${hike.level}`} transform={`translate(${x} ${y})`} d={signs[hike.level]} />;
};

/** Our own drawing: no map service is requested (R26). */
export const HikingMap = ({ hikes }: Props) => (
  <figure className="hiking-map">
    <svg
      className="hiking-map__drawing"
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      role="img"
      aria-label={listMessages.hikingMap}
    >
      <path className="hiking-map__land" d={outline} />
      {rivers.map((river) => (
        <path key={river} className="hiking-map__river" d={river} />
      ))}
      <path className="hiking-map__lake" d={lake} />
      {hikes.map((hike) => (
        <Point key={hike.name} hike={hike} />
      ))}
    </svg>
    <figcaption>
      <ul className="hiking-map__places">
        {hikes.map((hike) => (
          <li key={hike.name} className="hiking-map__place">
            <Sign level={hike.level} />
            <a className="hiking-map__link" href={hike.path}>
              {hike.name}
            </a>
            <span className="hiking-map__where">
              {hike.region}, {listMessages.hikingLevels[hike.level]}
            </span>
          </li>
        ))}
      </ul>
    </figcaption>
  </figure>
);
