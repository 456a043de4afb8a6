import { labelled } from '../messages/language.ts';
import type { MenuItem } from '#core/editorial/common-data/common-data.ts';

interface Props {
  readonly items: readonly MenuItem[];
  readonly className: string;
  readonly labelledBy?: string;
}

export const MenuList = ({ items, className, labelledBy }: Props) =>
  items.length === 0 ? null : (
    <ul className={className} aria-labelledby={labelledBy}>
      {items.map(({ label, url }) => (
        <li key={`${label} ${url}`}>
          <a href={url} {...labelled(label)} />
        </li>
      ))}
    </ul>
  );
