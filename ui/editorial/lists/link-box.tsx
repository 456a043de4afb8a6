import type { MenuItem } from '#core/editorial/common-data/common-data.ts';
import { langOf } from '../../messages/language.ts';

interface Props {
  readonly name: string;
  readonly title: string;
  readonly items: readonly MenuItem[];
}

export const LinkBox = ({ name, title, items }: Props) =>
  items.length === 0 ? null : (
    <section className={`side-links side-links--${name}`}>
      <h2 className="container__title">{title}</h2>
      <ul className="side-links__items" lang={langOf(false)}>
        {items.map(({ label, url }) => (
          <li key={url}>
            <a className="side-links__link" href={url}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
