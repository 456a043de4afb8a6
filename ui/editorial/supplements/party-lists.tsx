import type { PartyListBlock } from '#core/editorial/supplements/data-block.ts';
import { supplementMessages } from '../../messages/editorial/supplements.ts';

interface Props {
  readonly block: PartyListBlock;
  readonly running: boolean;
}

export const PartyLists = ({ block: { lists }, running }: Props) => (
  <div className="party-lists">
    {lists.map(({ party, colour, seats, candidates }) => (
      <section key={party} className={`party-list hue hue--${colour}`}>
        <h3 className="party-list__title">
          {party}
          <span className="party-list__seats">
            {seats} {supplementMessages.seats.toLowerCase()}
          </span>
        </h3>
        <ol className="party-list__names">
          {candidates.map(({ name, work }, at) => (
            <li key={name} className={at < seats ? 'party-list__name party-list__name--in' : 'party-list__name'}>
              <span className="party-list__person">{name}</span>
              {work !== '' && <span className="party-list__work">{work}</span>}
              {at < seats && (
                <span className="party-list__mark">
                  {running ? supplementMessages.leading : supplementMessages.elected}
                </span>
              )}
            </li>
          ))}
        </ol>
      </section>
    ))}
  </div>
);
