import type { ReactNode } from 'react';

export interface Entrant {
  readonly id: string;
  readonly name: string;
  readonly href: string | null;
  readonly picture: ReactNode;
  readonly text: string;
  /** Whether `text` reveals a result, which readers may hide. */
  readonly spoils?: true;
  readonly current: boolean;
}

interface Props {
  readonly label: string;
  readonly entrants: readonly Entrant[];
  readonly className: string;
}

const Words = ({ name, text, spoils, picture }: Entrant) => (
  <>
    {picture}
    <span className="f1-card__words">
      <span className="f1-card__name">{name}</span>
      {text !== '' && <span className={spoils ? 'f1-card__text f1-card__text--result' : 'f1-card__text'}>{text}</span>}
    </span>
  </>
);

export const EntrantList = ({ label, entrants, className }: Props) => (
  <nav className={className} aria-label={label}>
    <ul className="f1-cards">
      {entrants.map((entrant) => (
        <li key={entrant.id}>
          {entrant.href === null ? (
            <span className="f1-card">
              <Words {...entrant} />
            </span>
          ) : (
            <a className="f1-card" href={entrant.href} aria-current={entrant.current ? 'page' : undefined}>
              <Words {...entrant} />
            </a>
          )}
        </li>
      ))}
    </ul>
  </nav>
);
