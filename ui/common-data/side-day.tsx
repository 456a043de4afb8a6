import type { Frame } from '#core/pages/page-frame.ts';
import { FloodingBox } from './flooding-box.tsx';
import { RatesBox } from './rates-box.tsx';
import { SponsoredBox } from './sponsored-box.tsx';
import { WeatherBox } from './weather-box.tsx';
import { WidgetBox } from './widget-box.tsx';

/** The same beside a list, one under the other, with what partners paid for. */
export const SideDay = ({ frame }: { readonly frame: Frame }) => (
  <>
    <WeatherBox frame={frame} />
    <FloodingBox frame={frame} />
    <RatesBox frame={frame} />
    {frame.common.widgets.map((widget) => (
      <WidgetBox key={JSON.stringify(widget)} widget={widget} />
    ))}
    <SponsoredBox cards={frame.common.sponsored} />
  </>
);
