import { frameCopy } from '../messages/frame.ts';
import { ThemeIcon } from '../icons/icons.tsx';

const choices = ['system', 'light', 'dark'] as const;

/** The entry script keeps the choice, sets `html[data-theme]` and moves `aria-pressed`; hidden where scripts are off. */
export const ThemeChoice = () => (
  <details className="theme" name="masthead">
    <summary className="masthead__tool">
      <ThemeIcon />
      <span className="unseen">{frameCopy.theme}</span>
    </summary>
    <div className="theme__choices" role="group" aria-label={frameCopy.theme}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className="theme__choice"
          data-theme-choice={choice}
          aria-pressed={choice === 'system'}
          suppressHydrationWarning
        >
          {frameCopy.themes[choice]}
        </button>
      ))}
    </div>
  </details>
);
