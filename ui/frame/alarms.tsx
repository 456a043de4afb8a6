import type { Frame } from '#core/pages/page-frame.ts';
import { langOf } from '../messages/language.ts';

/** Dangers of the weather, on every page; each hides when it is over, whether anything new can be had or not. */
export const Alarms = ({ frame }: { readonly frame: Frame }) =>
  frame.common.alarms.map(({ text, until }) => (
    <p key={text} className="alarm" lang={langOf(false)} data-ends={until} suppressHydrationWarning>
      {text}
    </p>
  ));
