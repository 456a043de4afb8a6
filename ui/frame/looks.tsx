import { frameMessages } from '../messages/frame.ts';
import { ThemeIcon } from '../icons/icons.tsx';

/** The first of each is as usual, and kept as nothing. */
const looks = {
  theme: ['', 'light', 'dark'],
  text: ['', 'large', 'huge'],
  measure: ['', 'narrow', 'wide'],
} as const;

/**
 * Colours, and size and width of an article's text. The entry script keeps each choice, sets it on `html` and moves
 * `aria-pressed`; hidden where scripts are off.
 */
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
