import { useEffect, useState } from 'react';
import { minutesDefaults } from '#core/common-data/minutes-counter.ts';
import { thousands } from '#core/wording/thousands.ts';
import { serviceCopy } from '../copy/service-pages.ts';

const askAgain = async (): Promise<number | null> => {
  const answer = await fetch('/api/minutes-counter');
  const given: unknown = answer.ok ? await answer.json() : null;
  return typeof given === 'object' && given !== null && 'minutes' in given && typeof given.minutes === 'number' ? given.minutes : null;
};

/** What readers' gifts have come to (spec §3.11): the served figure stands, and is asked for anew each minute while somebody looks. */
export const MinutesCounter = ({ minutes }: { readonly minutes: number }) => {
  const [shown, setShown] = useState(minutes);
  useEffect(() => {
    const ask = (): void => {
      if (!document.hidden) askAgain().then((news) => news !== null && setShown(news)).catch(() => undefined);
    };
    const timer = setInterval(ask, minutesDefaults.refreshSeconds * 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="minutes" data-wake="idle">
      <strong key={shown} className="minutes__figure">{serviceCopy.minutes(thousands(shown))}</strong> <span className="minutes__words">{serviceCopy.minutesOf}</span>
    </p>
  );
};
