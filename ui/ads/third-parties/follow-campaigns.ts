interface Needs {
  readonly script: string;
  readonly load: (script: string) => Promise<boolean>;
}

/** Milliseconds: interval and limit of the search for the library (spec §9). */
const again = 1_000;
const maxLength = 300_000;

interface CampaignLibrary {
  init?(): void;
}

const libraryOf = (): CampaignLibrary | undefined => (window as { readonly campaigns?: CampaignLibrary }).campaigns;

/**
 * Checks for the library every second (spec §4, "Campaign script init") until navigation, a hidden tab or the limit.
 */
export const followCampaigns = ({ script, load }: Needs): (() => void) => {
  const began = Date.now();
  const { pathname } = location;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOver = (): boolean => document.hidden || location.pathname !== pathname || Date.now() - began >= maxLength;
  const look = (): void => {
    const library = libraryOf();
    if (library === undefined) {
      if (!isOver()) timer = setTimeout(look, again);
      return;
    }
    try {
      library.init?.();
    } catch {
      // Never retry a library that throws.
    }
  };
  void load(script).then((came) => void (came && look()));
  return () => clearTimeout(timer);
};
