import { type ReactNode, startTransition, useEffect, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Router } from 'react-router';
import { articleOn } from '#core/pages/article/article-on.ts';
import type { Page } from '#core/pages/page.ts';
import type { Payload } from '#core/pages/building/payload.ts';
import { appSettings } from '../app-shell/app-settings.ts';
import { applyHead } from '../head/load-apply-head.ts';
import { keepOffline } from '../readers/reading/keep-offline.ts';
import { showContinuation } from '../readers/reading/places.ts';
import { changesPolicy } from './navigation/changes-policy.ts';
import { countVisit } from './count-visit.ts';
import type { NativeWays } from './navigation/follow-links.ts';
import { type Navigation, startNavigation } from './navigation/navigation.ts';
import { keepAsking } from '../window/keep-asking.ts';
import { loadPayload } from '../window/payload.ts';
import { whenIdle } from '../window/when-idle.ts';
import { App } from '../screens/app.tsx';
import { screenOf } from '../screens/screen-of.ts';
import { loadScreen } from '../screens/screens.ts';
import { Steps } from './steps.tsx';
import { refreshFrame, useFreshFrame } from './use-fresh-frame.ts';
import { cureMissing, lookForBuild, takesNewBuild } from './navigation/watch-build.ts';

let aim = '';

/** Null when the browser loads a document instead, or when the navigation was aborted. */
const load = async (path: string, search: string, signal: AbortSignal, leave: () => void): Promise<Page | null> => {
  // This bar belongs to a preview or to a stored front, and to this page only.
  const whole = takesNewBuild() || document.querySelector('.page-bar') !== null;
  const payload = whole ? null : await loadPayload(path, search, signal);
  if (signal.aborted) return null;
  if (
    payload?.kind !== 'page' ||
    changesPolicy(payload.page) ||
    payload.page.head.language !== document.documentElement.lang
  ) {
    location.assign(payload?.kind === 'redirect' ? payload.location : path + search);
    return null;
  }
  aim = path + search;
  await loadScreen(screenOf(payload.page));
  // A newer navigation keeps its own `aim`.
  if (signal.aborted) return null;
  aim = '';
  leave();
  await applyHead(payload.page);
  countVisit(articleOn(payload.page) !== null);
  showContinuation(path);
  return payload.page;
};

let tellInteractive = (): void => undefined;
const interactive = new Promise<void>((resolve) => (tellInteractive = resolve));

interface Props {
  readonly navigation: Navigation;
  readonly native: NativeWays | null;
}

const Travelled = ({ navigation, native }: Props) => {
  const entry = useSyncExternalStore(navigation.subscribe, navigation.entry, navigation.entry);
  const page = useFreshFrame(entry.page);
  useEffect(() => tellInteractive(), []);
  return (
    <Router location={entry.location} navigationType={entry.action} navigator={navigation.navigator}>
      <App page={page} />
      <Steps entry={entry} native={native} />
    </Router>
  );
};

const addTeller = (): void => {
  const teller = document.createElement('p');
  Object.assign(teller, { id: 'megerkezes', className: 'unseen' });
  teller.setAttribute('aria-live', 'polite');
  document.body.append(teller);
};

/** React empties the page after an error that no component catches. */
const onUncaughtError = (error: unknown): void => {
  console.error(error);
  void cureMissing(location.href);
};

const draw = async (
  root: HTMLElement,
  tree: ReactNode,
  { copy, page }: Extract<Payload, { kind: 'page' }>,
): Promise<void> => {
  if (copy === document.documentElement.dataset.copy)
    return startTransition(() => void hydrateRoot(root, tree, { onUncaughtError }));
  const { rerender } = await import('./rerender.ts');
  await applyHead(page);
  rerender(root, tree, { onUncaughtError });
};

export const startApp = async (loading: Promise<Payload | null>): Promise<void> => {
  const payload = await loading;
  const root = document.getElementById('app');
  if (!root || payload?.kind !== 'page')
    throw new Error(`${location.pathname}: the page data is ${payload?.kind ?? 'missing'}`);
  const [native] = await Promise.all([
    appSettings() && import('../app-shell/way-in-app.ts'),
    loadScreen(screenOf(payload.page)),
    payload.page.head.language === 'en' && import('../screens/speak.ts').then(({ speak }) => speak('en')),
  ]);
  const navigation = startNavigation({ first: payload.page, load });
  await draw(root, <Travelled navigation={navigation} native={native} />, payload);
  addTeller();
  // A failed chunk belongs to the pending navigation, or to this page if the reader just acted.
  addEventListener('vite:preloadError', () => {
    if (aim || navigator.userActivation?.isActive) void cureMissing(aim || location.href);
    aim = '';
  });
  keepAsking(async () => {
    await refreshFrame();
    await lookForBuild().catch(console.warn);
  });
  await interactive;
  document.documentElement.dataset.awake = '';
  if (!payload.page.frame.preview) whenIdle(() => void keepOffline().catch(() => undefined));
};
