import type { SignInProblem } from '#core/readers/sessions/sign-in-step.ts';
import { speakSignInProblem } from '../../messages/readers/sign-in.ts';
import { fieldOf, type SignInField } from './problem-of-field.ts';

interface Props {
  readonly name: SignInField;
  readonly label: string;
  readonly problem: SignInProblem | null;
  readonly first: boolean;
  readonly hint?: string;
  readonly input: {
    readonly type: 'text' | 'password';
    readonly autoComplete: string;
    readonly inputMode?: 'email' | 'text';
    readonly maxLength: number;
    readonly defaultValue?: string;
  };
}

export const SignInTextField = ({ name, label, problem, first, hint, input }: Props) => {
  const wrong = fieldOf(problem) === name;
  const told = [...(hint === undefined ? [] : [`${name}-sugo`]), ...(wrong ? [`${name}-hiba`] : [])].join(' ');
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
        autoFocus={first}
        aria-invalid={wrong || undefined}
        aria-describedby={told || undefined}
      />
      {wrong && problem !== null && (
        <p className="sign-in__problem" id={`${name}-hiba`} role="alert">
          {speakSignInProblem(problem)}
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
