import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { continuation, markPlace } from '../readers/reading/places.ts';
import { arrive } from './navigation/arrive.ts';
import { followForms } from './follow-forms.ts';
import { followLinks, type NativeWays } from './navigation/follow-links.ts';
import type { HistoryEntry } from './navigation/navigation.ts';

const closeDrawers = (): void => {
  for (const drawer of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) drawer.open = false;
};

const useWaysOn = (native: NativeWays | null): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const go = (address: string): void => {
      closeDrawers();
      void navigate(address);
    };
    const stops = [followLinks(go, native), followForms(go, native)];
    return () => stops.forEach((stop) => stop());
  }, [navigate, native]);
};

export const Steps = ({ entry, native }: { readonly entry: HistoryEntry; readonly native: NativeWays | null }) => {
  const location = useLocation();
  const action = useNavigationType();
  useWaysOn(native);
  useLayoutEffect(() => {
    if (location.hash === `#${continuation}`) markPlace();
    arrive(entry, location, action);
  }, [entry, location, action]);
  return null;
};
