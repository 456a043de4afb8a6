import { type ReactNode, useEffect, useState } from 'react';
import { preciseNow } from '../window/now.ts';
import { useActive } from '../window/use-active.ts';
import { useFanSettings } from './fan-settings.ts';

interface Props {
  /** Unix seconds. */
  readonly since: number;
  readonly children: ReactNode;
}

const useIsDue = (since: number): boolean => {
  const awake = useActive();
  const { delay } = useFanSettings();
  const [, setLooks] = useState(0);
  const left = since + delay - preciseNow();
  useEffect(() => {
    if (!awake || delay === 0 || left <= 0) return undefined;
    const timer = setTimeout(() => setLooks((looks) => looks + 1), left * 1000 + 20);
    return () => clearTimeout(timer);
  });
  return awake && left <= 0;
};

/** Hidden until the reader's delay has passed. Style sheets hide it before the first paint, to avoid spoilers. */
export const Late = ({ since, children }: Props) => (
  <div data-late={useIsDue(since) ? 'due' : ''} suppressHydrationWarning>
    {children}
  </div>
);
