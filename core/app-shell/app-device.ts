/** What is known of the device and the build of the native app (spec §3.13). */
export interface AppDevice {
  readonly isIos: boolean;
  /** Null for an app that does not tell it. */
  readonly appBuildNumber: number | null;
}

/** The parameter by which the app tells its build once; links do not carry it, and no copy depends on it (R37). */
export const appBuildParameter = 'appBuildNumber';

interface Told {
  readonly userAgent: string;
  /** How many fingers the screen can tell apart: a tablet of this kind says that it is a Mac. */
  readonly touchPoints: number;
  /** As the app wrote it; null where it told none. */
  readonly build: string | null;
}

/** Reads what the app and its browser tell of themselves; a number of up to nine digits is a build. */
export const appDevice = ({ userAgent, touchPoints, build }: Told): AppDevice => ({
  isIos: /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1),
  appBuildNumber: build !== null && /^[0-9]{1,9}$/.test(build) ? Number(build) : null,
});

/** Whether the app's own player takes commands: builds older than the first that knows them play in the page. */
export const playsNatively = ({ appBuildNumber }: AppDevice, firstBuild: number): boolean =>
  appBuildNumber === null || appBuildNumber >= firstBuild;
