import { useEffect, useLayoutEffect, useRef } from 'react';
import { heldPlace, restorePlace } from './held-place.ts';

export const useHeldPlace = <Root extends HTMLElement>() => {
  const root = useRef<Root>(null);
  const place = useRef<ReturnType<typeof heldPlace>>(null);
  useLayoutEffect(() => {
    restorePlace(place.current);
    place.current = heldPlace(root.current);
  });
  useEffect(() => {
    const note = (): void => void (place.current = heldPlace(root.current));
    addEventListener('scroll', note);
    return () => removeEventListener('scroll', note);
  }, []);
  return root;
};
