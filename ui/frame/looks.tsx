import { frameMessages } from '../messages/frame.ts';
import { ThemeIcon } from '../icons/icons.tsx';

const looks = {
  theme: ['', 'light', 'dark'],
  text: ['', 'large', 'huge'],
  measure: ['', 'narrow', 'wide'],
} as const;

/** The entry script stores the choice and sets `aria-pressed`; hidden without scripts. */
export const Looks = () => (
  <details className="theme" name="masthead">
    <summary className="masthead__tool">
      <ThemeIcon />
      <span className="unseen">{frameMessages.looks}</span>
    </summary>
    <div className="theme__panel">
      {(['theme', 'text', 'measure'] as const).map((what) => (
        <div className="theme__choices" key={what} role="group" aria-label={frameMessages[what]}>
          {looks[what].map((choice, at) => (
            <button
              key={choice}
              type="button"
              className="theme__choice"
              data-look={`${what}:${choice}`}
              aria-pressed={at === 0}
              suppressHydrationWarning
            >
              {frameMessages.choices[what][at]}
            </button>
          ))}
        </div>
      ))}
    </div>
  </details>
);
