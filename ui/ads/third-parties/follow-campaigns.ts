interface Needs {
  readonly script: string;
  readonly load: (script: string) => Promise<boolean>;
}

/** Milliseconds between two looks for the campaign library (spec §9), and after which nobody looks any more. */
const again = 1_000;
const longest = 300_000;

interface CampaignLibrary {
  init?(): void;
}

const libraryOf = (): CampaignLibrary | undefined => (window as { readonly campaigns?: CampaignLibrary }).campaigns;

/**
 * Loads the campaign script, and starts its library once it is there: looked for every second (spec §4, "Campaign
 * script init"), until the reader goes on, leaves the tab, or five minutes have passed.
 */
export const followCampaigns = ({ script, load }: Needs): (() => void) => {
  const began = Date.now();
  const { pathname } = location;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOver = (): boolean => document.hidden || location.pathname !== pathname || Date.now() - began >= longest;
  const look = (): void => {
    const library = libraryOf();
    if (library === undefined) {
      if (!isOver()) timer = setTimeout(look, again);
      return;
    }
    try {
      library.init?.();
    } catch {
      // A library that breaks is not started again.
    }
  };
  void load(script).then((came) => void (came && look()));
  return () => clearTimeout(timer);
};
