import type { ReactNode } from 'react';
import { noResultsYet } from '#core/sport/formula-one/hu.ts';
import type { FormulaOneContent } from '#core/pages/sport/formula-one/formula-one-content.ts';
import { hungarianOrder } from '#core/wording/hungarian-order.ts';
import { type Entrant, EntrantList } from './entrant-list.tsx';
import { OneChoice } from './one-choice.tsx';

interface Props {
  readonly content: FormulaOneContent;
  readonly label: string;
  readonly title: string;
  readonly entrants: readonly Entrant[];
  readonly choice: { readonly name: 'csapat' | 'versenyzo'; readonly label: string; readonly chosen: number | null };
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly children: ReactNode | null;
}

/** Sorted by name, because an order by place would reveal results. */
export const EntrantsScreen = ({ content, label, title, choice, children, ...all }: Props) => {
  const entrants = all.entrants.toSorted((one, other) => hungarianOrder(one.name, other.name));
  const options = all.options.toSorted((one, other) => hungarianOrder(one.label, other.label));
  if (entrants.length === 0) return <p className="empty">{noResultsYet}</p>;
  if (children === null)
    return (
      <section className="data-block">
        <h2 className="data-block__title">{title}</h2>
        <EntrantList label={label} entrants={entrants} className="f1-all" />
      </section>
    );
  return (
    <div className="f1-columns">
      <EntrantList label={label} entrants={entrants} className="f1-side" />
      <div className="f1-main">
        <OneChoice content={content} {...choice} options={options} narrow />
        {children}
      </div>
    </div>
  );
};
