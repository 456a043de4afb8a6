import type { Tab } from '#core/pages/list/list-content.ts';
import { listMessages } from '../messages/lists.ts';

/** Views of one list, as plain links in a line that scrolls by itself. */
export const Tabs = ({ tabs }: { readonly tabs: readonly Tab[] }) =>
  tabs.length === 0 ? null : (
    <nav className="tabs" aria-label={listMessages.tabs}>
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
