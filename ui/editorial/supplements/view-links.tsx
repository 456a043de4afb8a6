import type { PlacedTab } from '#core/editorial/supplements/supplement-tab.ts';
import { supplementMessages } from '../../messages/editorial/supplements.ts';

export const ViewLinks = ({ views }: { readonly views: readonly PlacedTab[] }) =>
  views.length < 2 ? null : (
    <nav className="view-links" aria-label={supplementMessages.views}>
      <ul className="view-links__items">
        {views.map(({ label, path, current }) => (
          <li key={path}>
            <a className="view-links__link" href={path} aria-current={current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
