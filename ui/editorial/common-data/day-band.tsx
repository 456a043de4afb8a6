import type { Frame } from '#core/pages/page-frame.ts';
import { lasting } from '../../fragments/lasting.ts';
import { commonDataMessages } from '../../messages/editorial/common-data.ts';
import { FloodingBox } from './flooding-box.tsx';
import { RatesBox } from './rates-box.tsx';
import { WeatherBox } from './weather-box.tsx';
import { WidgetBox } from './widget-box.tsx';

export const DayBand = lasting(({ frame }: { readonly frame: Frame }) => {
  const { weather, exchangeRates, flooding, widgets } = frame.common;
  if (weather === null && flooding === null && exchangeRates.length + widgets.length === 0) return null;
  return (
    <div className="day wrap" role="group" aria-label={commonDataMessages.band}>
      <WeatherBox frame={frame} />
      <FloodingBox frame={frame} />
      <RatesBox frame={frame} />
      {widgets.length > 0 && (
        <div className="day__widgets">
          {widgets.map((widget) => (
            <WidgetBox key={JSON.stringify(widget)} widget={widget} />
          ))}
        </div>
      )}
    </div>
  );
});
