import { sportMessages } from '../messages/sport/sport.ts';
import { HiddenFields } from './hidden-fields.tsx';

export interface Choice {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string;
}

interface Props {
  readonly path: string;
  readonly choices: readonly Choice[];
  readonly fields: Readonly<Record<string, string | number | null>>;
  readonly label: string;
  readonly className?: string;
}

/** Submits by a button, because keyboard users change a select with every arrow key. */
export const ChoiceForm = ({ path, choices, fields, label: name, className = '' }: Props) => (
  <form className={`choice-form ${className}`.trim()} action={path} method="get" aria-label={name}>
    <HiddenFields fields={fields} />
    {choices
      .filter(({ options }) => options.length > 0)
      .map(({ name, label, options, chosen }) => (
        <label key={`${name} ${chosen}`} className="sport-field">
          <span className="sport-field__label">{label}</span>
          <select className="field" name={name} defaultValue={chosen}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
    <button className="button button--quiet" type="submit">
      {sportMessages.show}
    </button>
  </form>
);
