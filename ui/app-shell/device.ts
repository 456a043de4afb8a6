import { type AppDevice, appBuildParameter, appDevice } from '#core/app-shell/app-device.ts';

const toldBuild = (): string | null => {
  const told = new URLSearchParams(location.search).get(appBuildParameter);
  try {
    if (told !== null) sessionStorage.setItem(appBuildParameter, told.slice(0, 20));
    return told ?? sessionStorage.getItem(appBuildParameter);
  } catch {
    return told;
  }
};

/** Spec §3.13. */
export const deviceNow = (): AppDevice =>
  appDevice({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints, build: toldBuild() });

export const tellDevice = (): void => {
  const { isIos, appBuildNumber } = deviceNow();
  const { dataset } = document.documentElement;
  if (isIos) dataset.ios = '';
  if (appBuildNumber !== null) dataset.appBuild = String(appBuildNumber);
};
