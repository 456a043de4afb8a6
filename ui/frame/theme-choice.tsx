import { frameMessages } from '../messages/frame.ts';
import { ThemeIcon } from '../icons/icons.tsx';

const choices = ['system', 'light', 'dark'] as const;

/**
 * The entry script keeps the choice, sets `html[data-theme]` and moves `aria-pressed`; hidden where scripts are off.
 */
export const ThemeChoice = () => (
  <details className="theme" name="masthead">
    <summary className="masthead__tool">
      <ThemeIcon />
      <span className="unseen">{frameMessages.theme}</span>
    </summary>
    <div className="theme__choices" role="group" aria-label={frameMessages.theme}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className="theme__choice"
          data-theme-choice={choice}
          aria-pressed={choice === 'system'}
          suppressHydrationWarning
        >
          {frameMessages.themes[choice]}
        </button>
      ))}
    </div>
  </details>
);
