import type { SupplementContent } from '#core/pages/supplement/supplement-content.ts';
import { supplementMessages } from '../../messages/editorial/supplements.ts';

/** Election links (spec §2.4). */
const ElectionBox = ({ tabs }: Pick<SupplementContent, 'tabs'>) => (
  <section className="side-box">
    <h2 className="container__title">{supplementMessages.elections}</h2>
    <p>{supplementMessages.electionsLead}</p>
    <ul className="side-box__links">
      {tabs.slice(1).map(({ label, path, current }) => (
        <li key={path}>
          <a href={path} aria-current={current ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

const EuDisclaimer = () => (
  <section className="side-box side-box--eu">
    <h2 className="side-box__title">{supplementMessages.eu}</h2>
    <p>{supplementMessages.euText}</p>
  </section>
);

export const SupplementSide = ({
  content: {
    supplement: { boxes },
    tabs,
  },
}: {
  readonly content: SupplementContent;
}) => (
  <>
    {boxes.election && <ElectionBox tabs={tabs} />}
    {boxes.euDisclaimer && <EuDisclaimer />}
  </>
);
