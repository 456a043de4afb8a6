import { useEffect, useState } from 'react';
import { minutesDefaults } from '#core/editorial/common-data/minutes-counter.ts';
import { thousands } from '#core/wording/thousands.ts';
import { askJson } from '../window/ask-json.ts';
import { keepAsking } from '../window/keep-asking.ts';
import { serviceMessages } from '../messages/service-pages.ts';

/** Refreshed each minute while the page is visible (spec §3.11). */
export const MinutesCounter = ({ minutes }: { readonly minutes: number }) => {
  const [shown, setShown] = useState(minutes);
  useEffect(
    () =>
      keepAsking(
        async (signal) => {
          const given = (await askJson('/api/minutes-counter', signal)) as { readonly minutes: number };
          setShown(given.minutes);
        },
        { every: minutesDefaults.refreshSeconds },
      ),
    [],
  );
  return (
    <p className="minutes" data-wake="idle">
      <strong key={shown} className="minutes__figure">
        {serviceMessages.minutes(thousands(shown))}
      </strong>{' '}
      <span className="minutes__words">{serviceMessages.minutesOf}</span>
    </p>
  );
};
