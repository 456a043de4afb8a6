import { allGrants, type Grants, noGrants } from '#core/readers/consent/tcf-grants.ts';
import type { ThirdParties } from '#core/readers/consent/third-parties.ts';

/* Loads no third-party code before consent. */

/** Debounce, in milliseconds. */
const settling = 250;

const same = (a: Grants, b: Grants): boolean =>
  a.ads === b.ads && a.campaign === b.campaign && a.audience === b.audience && a.social === b.social;

const follow = (config: ThirdParties): void => {
  let wanted = noGrants;
  let given = noGrants;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tell: ((grants: Grants) => void) | undefined;

  const apply = async (): Promise<void> => {
    tell ??= (await import('./run-third-parties.ts')).createThirdParties(config);
    if (same(given, wanted)) return;
    given = wanted;
    tell(given);
  };

  const heard = (grants: Grants): void => {
    wanted = grants;
    clearTimeout(timer);
    // A withdrawal applies immediately.
    if (same(grants, noGrants) && tell === undefined) return;
    if (same(grants, noGrants)) void apply();
    else timer = setTimeout(() => void apply().catch(() => undefined), settling);
  };

  if (config.consentScript !== '')
    return void import('./follow-framework.ts').then(({ followFramework }) =>
      followFramework(config.consentScript, heard),
    );
  const { dataset } = document.documentElement;
  const listen = (): void => heard(dataset['consent'] === 'granted' ? allGrants : noGrants);
  document.addEventListener('consent', listen);
  listen();
};

const { thirdParties = '' } = document.documentElement.dataset;
const begin = (): void => {
  if (thirdParties !== '') follow(JSON.parse(thirdParties) as ThirdParties);
};
// A prerendered page (ui/browser/navigation/prerender.ts) may never be opened, and sends nothing until it is. Entries
// share no module: it would be another file that every page loads.
if ((document as { readonly prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', begin);
else begin();
