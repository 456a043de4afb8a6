import type { Tab } from '#core/pages/list/list-content.ts';
import { listMessages } from '../messages/editorial/lists.ts';

interface Props {
  readonly tabs: readonly Tab[];
  readonly label?: string;
}

export const Tabs = ({ tabs, label: name = listMessages.tabs }: Props) =>
  tabs.length === 0 ? null : (
    <nav className="tabs" aria-label={name}>
      <ul className="tabs__list">
        {tabs.map(({ label, path, current }) => (
          <li key={path}>
            <a className="tabs__tab" href={path} aria-current={current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
