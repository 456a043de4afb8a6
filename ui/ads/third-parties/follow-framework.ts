import { allGrants, type Grants, grantsOfTcf, noGrants } from '#core/readers/consent/tcf-grants.ts';
import { loadScript } from './load-script.ts';

/** Transparency & Consent Framework 2.3. */
interface TcData {
  readonly tcString?: string;
  readonly gdprApplies?: boolean;
  readonly eventStatus?: 'tcloaded' | 'cmpuishown' | 'useractioncomplete';
}

type Framework = (command: string, version: 2, callback: (data: TcData, success: boolean) => void) => void;

const framework = (): Framework | undefined => (window as { readonly __tcfapi?: Framework }).__tcfapi;

const grantsIn = async ({ tcString, gdprApplies }: TcData): Promise<Grants> => {
  if (gdprApplies === false) return allGrants;
  if (!tcString) return noGrants;
  try {
    const { readTcString } = await import('./read-tc-string.ts');
    return grantsOfTcf(readTcString(tcString));
  } catch {
    return noGrants;
  }
};

const calls = (command: string, callback: (data: TcData, success: boolean) => void): void => {
  try {
    framework()?.(command, 2, callback);
  } catch {
    // A consent script that throws gives no consent.
  }
};

export const followFramework = async (script: string, heard: (grants: Grants) => void): Promise<void> => {
  if (!(await loadScript(script)) || framework() === undefined) return;
  let newest = 0;
  calls('addEventListener', (data, success) => {
    if (!success || (data.eventStatus !== 'tcloaded' && data.eventStatus !== 'useractioncomplete')) return;
    const turn = (newest += 1);
    void grantsIn(data).then((grants) => void (turn === newest && heard(grants)));
  });
  document.documentElement.dataset['consent'] = 'framework';
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-ask-consent]')) calls('displayConsentUi', () => undefined);
  });
};
