import { type AppNavigation, navigateInApp } from '#core/app-shell/navigate-in-app.ts';
import { appSettings } from './app-settings.ts';
import { tellDevice } from './device.ts';
import { callShell, hasShell } from './native-shell.ts';

/** Null outside the app (spec §4, "Mobile app mode"). */
export const wayInApp = (address: string): AppNavigation | null => {
  const settings = appSettings();
  return (
    settings && navigateInApp(address, { app: true, bridge: hasShell(), area: settings.area, origin: location.origin })
  );
};

type HandOver = Extract<AppNavigation, { readonly go: 'hand-over' }>;

export const handOver = (way: HandOver, address: string): void =>
  void callShell(way).catch(() => location.assign(address));

tellDevice();
