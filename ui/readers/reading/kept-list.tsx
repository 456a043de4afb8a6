import { type MouseEvent, useId } from 'react';
import { CloseIcon } from '../../icons/icons.tsx';

interface Entry {
  readonly path: string;
  readonly title: string;
  readonly href: string;
}

interface Props {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly removeName: (title: string) => string;
  readonly onRemove: (path: string) => void;
}

const focusNeighbour = ({ currentTarget }: MouseEvent): void => {
  const item = currentTarget.closest('li');
  const neighbour = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
  (neighbour ?? currentTarget.closest('details')?.querySelector('summary'))?.focus();
};

export const KeptList = ({ title, entries, removeName, onRemove }: Props) => {
  const id = useId();
  return (
    <section className="kept__part" aria-labelledby={id}>
      <p className="kept__title" id={id}>
        {title}
      </p>
      <ul className="kept__items">
        {entries.map((entry) => (
          <li key={entry.path} className="kept__item">
            <a className="kept__link" href={entry.href}>
              {entry.title}
            </a>
            <button
              type="button"
              className="kept__remove"
              aria-label={removeName(entry.title)}
              title={removeName(entry.title)}
              onClick={(event) => {
                focusNeighbour(event);
                onRemove(entry.path);
              }}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
