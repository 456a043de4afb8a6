import type { InputHTMLAttributes } from 'react';
import type { ReaderProblem } from '#core/pages/readers/support/reader-step.ts';
import { speakReaderProblem } from '../../messages/readers/accounts.ts';
import { fieldOf, type ReaderField } from './problem-of-field.ts';

interface Props {
  readonly name: ReaderField;
  readonly label: string;
  readonly problem: ReaderProblem | null;
  readonly hint?: string;
  readonly input: InputHTMLAttributes<HTMLInputElement>;
}

export const ReaderTextField = ({ name, label, problem, hint, input }: Props) => {
  const wrong = fieldOf(problem) === name;
  const told = [...(wrong ? [`${name}-hiba`] : []), ...(hint === undefined ? [] : [`${name}-sugo`])].join(' ');
  return (
    <div className="sign-in__field">
      <label className="sign-in__label" htmlFor={name}>
        {label}
      </label>
      <input
        {...input}
        className="field"
        id={name}
        name={name}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        aria-invalid={wrong || undefined}
        aria-describedby={told || undefined}
      />
      {wrong && problem !== null && (
        <p className="sign-in__problem" id={`${name}-hiba`} role="alert">
          {speakReaderProblem(problem)}
        </p>
      )}
      {hint !== undefined && (
        <p className="access__note" id={`${name}-sugo`}>
          {hint}
        </p>
      )}
    </div>
  );
};
