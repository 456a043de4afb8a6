import { formulaOneViewWord } from '#core/sport/formula-one/formula-one-query.ts';
import type { FormulaOneContent } from '#core/pages/sport/formula-one/formula-one-content.ts';
import { ChoiceForm } from '../choice-form.tsx';

interface Props {
  readonly content: FormulaOneContent;
  readonly name: 'szezon' | 'verseny' | 'csapat' | 'versenyzo';
  readonly label: string;
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly chosen: number | null;
  readonly narrow?: boolean;
}

export const OneChoice = ({ content: { path, choice }, name, label, options, chosen, narrow = false }: Props) => (
  <ChoiceForm
    path={path}
    label={label}
    choices={[
      {
        name,
        label,
        options: options.map((option) => ({ value: `${option.value}`, label: option.label })),
        chosen: `${chosen ?? ''}`,
      },
    ]}
    fields={{
      oldal: choice.view === 'calendar' ? null : formulaOneViewWord(choice.view),
      szezon: name === 'szezon' ? null : choice.season,
    }}
    className={narrow ? 'choice-form--narrow' : 'choice-form--one'}
  />
);
