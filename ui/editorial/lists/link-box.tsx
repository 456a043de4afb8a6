import { labelled } from '../../messages/language.ts';
import type { MenuItem } from '#core/editorial/common-data/common-data.ts';

interface Props {
  readonly name: string;
  readonly title: string;
  readonly items: readonly MenuItem[];
}

export const LinkBox = ({ name, title, items }: Props) =>
  items.length === 0 ? null : (
    <section className={`side-links side-links--${name}`}>
      <h2 className="container__title">{title}</h2>
      <ul className="side-links__items">
        {items.map(({ label, url }) => (
          <li key={url}>
            <a className="side-links__link" href={url} {...labelled(label)} />
          </li>
        ))}
      </ul>
    </section>
  );
