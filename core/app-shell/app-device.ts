/** The native app's device and build (spec §3.13). */
export interface AppDevice {
  readonly isIos: boolean;
  readonly appBuildNumber: number | null;
}

/** Sent once by the app; links and cache keys do not include it (R37). */
export const appBuildParameter = 'appBuildNumber';

interface Told {
  readonly userAgent: string;
  /** iPads report a Mac user agent; touch points distinguish them. */
  readonly touchPoints: number;
  readonly build: string | null;
}

export const appDevice = ({ userAgent, touchPoints, build }: Told): AppDevice => ({
  isIos: /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1),
  appBuildNumber: build !== null && /^[0-9]{1,9}$/.test(build) ? Number(build) : null,
});

export const playsNatively = ({ appBuildNumber }: AppDevice, firstBuild: number): boolean =>
  appBuildNumber === null || appBuildNumber >= firstBuild;
