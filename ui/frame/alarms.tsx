import type { Frame } from '#core/pages/page-frame.ts';
import { langOf } from '../messages/language.ts';

/** Each hides when its time is over, even without a refresh. */
export const Alarms = ({ frame }: { readonly frame: Frame }) =>
  frame.common.alarms.map(({ text, until }) => (
    <p key={text} className="alarm" lang={langOf(false)} data-ends={until} suppressHydrationWarning>
      {text}
    </p>
  ));
