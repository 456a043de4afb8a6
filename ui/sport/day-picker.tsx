import type { ChoiceLink } from '#core/pages/sport/football/football-content.ts';
import { sportMessages } from '../messages/sport/sport.ts';
import { HiddenFields } from './hidden-fields.tsx';

interface Props {
  readonly path: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly fields: Readonly<Record<string, string | number | null>>;
  readonly days: { readonly before: ChoiceLink; readonly today: ChoiceLink; readonly after: ChoiceLink };
}

export const DayPicker = ({ path, day, fields, days }: Props) => (
  <div className="day-picker">
    <nav className="day-picker__ways" aria-label={sportMessages.day}>
      <a className="day-picker__way" href={days.before.path} rel="prev">
        <span aria-hidden="true">‹ </span>
        {sportMessages.dayBefore}
      </a>
      <a className="day-picker__way" href={days.today.path} aria-current={days.today.current ? 'date' : undefined}>
        {sportMessages.today}
      </a>
      <a className="day-picker__way" href={days.after.path} rel="next">
        {sportMessages.dayAfter}
        <span aria-hidden="true"> ›</span>
      </a>
    </nav>
    <form className="day-picker__form" action={path} method="get">
      <HiddenFields fields={fields} />
      <label className="sport-field">
        <span className="sport-field__label">{sportMessages.day}</span>
        <input className="field" type="date" name="nap" defaultValue={day} key={day} required />
      </label>
      <button className="button button--quiet" type="submit">
        {sportMessages.show}
      </button>
    </form>
  </div>
);
