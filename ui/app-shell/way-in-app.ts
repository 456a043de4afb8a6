import { type AppNavigation, navigateInApp } from '#core/app-shell/navigate-in-app.ts';
import { appSettings } from './app-settings.ts';
import { tellDevice } from './device.ts';
import { callShell, hasShell } from './native-shell.ts';

/** Null outside the app (spec §4, "Mobile app mode"). */
export const wayInApp = ({ href }: HTMLAnchorElement): AppNavigation | null => {
  const settings = appSettings();
  return (
    settings && navigateInApp(href, { app: true, bridge: hasShell(), area: settings.area, origin: location.origin })
  );
};

export const handOver = (way: Extract<AppNavigation, { readonly go: 'hand-over' }>): Promise<unknown> => callShell(way);

tellDevice();
