import { useEffect, useRef } from 'react';
import type { Tab } from '#core/pages/list/list-content.ts';
import { listMessages } from '../messages/editorial/lists.ts';

interface Props {
  readonly tabs: readonly Tab[];
  readonly label?: string;
}

/** For browsers without `scroll-initial-target`. Scrolls the list alone, never the page. */
const showCurrent = (list: HTMLUListElement): void => {
  const current = list.querySelector<HTMLElement>('[aria-current]');
  if (current === null) return;
  const [room, tab] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  if (tab.right > room.right || tab.left < room.left) list.scrollLeft += tab.left - room.left - room.width / 4;
};

export const Tabs = ({ tabs, label: name = listMessages.tabs }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const chosen = tabs.find(({ current }) => current)?.path;
  useEffect(() => {
    if (list.current !== null && chosen !== undefined) showCurrent(list.current);
  }, [chosen]);
  return tabs.length === 0 ? null : (
    <nav className="tabs" aria-label={name}>
      <ul className="tabs__list" ref={list}>
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
};
