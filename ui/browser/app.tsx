import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type Navigator, Router } from 'react-router';
import type { Page } from '#core/pages/page.ts';
import { App } from '#ui/frame/app.tsx';
import { applyHead } from './apply-head.ts';
import { arrive } from './arrive.ts';
import { noteUnfinished } from './carry-over.ts';
import { keepOffline } from '../reading/keep-offline.ts';
import { continuation, markPlace, showContinuation } from '../reading/places.ts';
import { countVisit } from './count-visit.ts';
import { followForms } from './follow-forms.ts';
import { followLinks } from './follow-links.ts';
import { type Journey, startJourney } from './journey.ts';
import { keepAsking } from './keep-asking.ts';
import { loadPayload } from './payload.ts';
import { refreshFrame, useFreshFrame } from './use-fresh-frame.ts';
import { cureChunkErrors, lookForBuild, takesNewBuild } from './watch-build.ts';

/** Loads what the next screen shows; whatever is not a page, and a new build, is left to the server. */
const load = async (path: string, search: string, signal: AbortSignal): Promise<Page | null> => {
  const payload = takesNewBuild() ? null : await loadPayload(path, search, signal);
  if (signal.aborted) return null;
  if (payload?.kind !== 'page') {
    location.assign(payload?.kind === 'redirect' ? payload.location : path + search);
    return null;
  }
  applyHead(payload.page);
  countVisit('article' in (payload.page.content ?? {}));
  showContinuation(path);
  return payload.page;
};

const interactive = Promise.withResolvers<void>();

/** The router's words for a journey. */
const navigatorOf = ({ go }: Journey): Navigator => {
  const address = (to: Parameters<Navigator['push']>[0]): string => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`);
  return { createHref: address, push: (to) => go(address(to)), replace: (to) => location.replace(address(to)), go: (steps) => history.go(steps) };
};

const Travelled = ({ journey }: { readonly journey: Journey }) => {
  const stop = useSyncExternalStore(journey.subscribe, journey.stop, journey.stop);
  const page = useFreshFrame(stop.page);
  useEffect(() => interactive.resolve(), []);
  useLayoutEffect(() => {
    if (stop.place.hash === `#${continuation}`) markPlace();
    arrive(stop);
  }, [stop]);
  return (
    <Router location={stop.place} navigationType={stop.action as never} navigator={navigatorOf(journey)}>
      <App page={page} />
    </Router>
  );
};

/** What was opened in the header was for the page that is being left. */
const closeDrawers = (): void => {
  for (const drawer of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) drawer.open = false;
};

/** Reads titles out on arrival. */
const addTeller = (): void => {
  const teller = document.createElement('p');
  Object.assign(teller, { id: 'megerkezes', className: 'unseen' });
  teller.setAttribute('aria-live', 'polite');
  document.body.append(teller);
};

/** Safari has no word for it. */
const whenIdle = (work: () => void): void => void (window.requestIdleCallback ?? setTimeout)(work);

/** Makes the served page one React app: the same copy is hydrated, a newer one replaces it. Resolves once it is interactive. */
export const startApp = async (): Promise<void> => {
  const payload = await loadPayload(location.pathname, location.search, undefined, 'no-cache');
  const root = document.getElementById('app');
  if (!root || payload?.kind !== 'page') return;
  const journey = startJourney({ first: payload.page, load });
  const tree = <Travelled journey={journey} />;
  const isSameCopy = payload.copy === document.documentElement.dataset.copy;
  const goOn = isSameCopy ? null : noteUnfinished();
  if (isSameCopy) hydrateRoot(root, tree);
  else {
    applyHead(payload.page);
    createRoot(root).render(tree);
  }
  const go = (address: string): void => {
    closeDrawers();
    journey.go(address);
  };
  followLinks(go);
  followForms(go);
  addTeller();
  cureChunkErrors();
  keepAsking(async () => {
    await refreshFrame();
    await lookForBuild();
  });
  await interactive.promise;
  document.documentElement.dataset.awake = '';
  goOn?.();
  if (!payload.page.frame.preview) whenIdle(() => void keepOffline().catch(() => undefined));
};
