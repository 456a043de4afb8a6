import { formulaOneViewWord } from '#core/formula-one/formula-one-query.ts';
import type { FormulaOneContent } from '#core/pages/formula-one/formula-one-content.ts';
import { formulaOneMessages } from '../messages/formula-one.ts';

interface Props {
  readonly content: FormulaOneContent;
  readonly name: 'szezon' | 'verseny' | 'csapat' | 'versenyzo';
  readonly label: string;
  readonly options: readonly { readonly value: number; readonly label: string }[];
  /** None chooses the first, which is none of them. */
  readonly chosen: number | null;
  readonly className: string;
}

/** One of many, chosen by a form that asks for the page anew, with or without scripts. */
export const ChoiceForm = ({ content: { path, choice }, name, label, options, chosen, className }: Props) => (
  <form className={`f1-choice ${className}`} method="get" action={path} key={`${name} ${chosen}`}>
    {choice.view !== 'calendar' && <input type="hidden" name="oldal" value={formulaOneViewWord(choice.view)} />}
    {name !== 'szezon' && <input type="hidden" name="szezon" value={choice.season} />}
    <label className="f1-choice__field">
      <span>{label}</span>
      <select className="field" name={name} defaultValue={chosen ?? undefined}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
    <button type="submit" className="button button--quiet">
      {formulaOneMessages.show}
    </button>
  </form>
);
