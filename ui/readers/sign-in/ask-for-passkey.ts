/* Must not import anything. Sends the browser's response in a plain form; the server verifies it. */

const knows =
  typeof PublicKeyCredential === 'function' && typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function';
if (!knows) document.documentElement.dataset['passkeys'] = 'none';

const form = document.querySelector<HTMLFormElement>('form[data-passkey]');

const tell = (problem: string | null): void =>
  form
    ?.querySelectorAll<HTMLElement>('[data-passkey-problem]')
    .forEach((one) => (one.hidden = one.dataset['passkeyProblem'] !== problem));

const credentialFor = (options: string): Promise<Credential | null> => {
  const asked = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON | PublicKeyCredentialCreationOptionsJSON;
  return 'rp' in asked
    ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(asked) })
    : navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(asked) });
};

type Said = Partial<AuthenticatorAttestationResponseJSON & AuthenticatorAssertionResponseJSON>;

const answerOf = (credential: PublicKeyCredential): string => {
  const { id, rawId, type, response } = credential.toJSON();
  const { clientDataJSON, attestationObject, authenticatorData, signature, userHandle } = response as Said;
  const said = attestationObject
    ? { clientDataJSON, attestationObject }
    : { clientDataJSON, authenticatorData, signature, userHandle };
  return JSON.stringify({ id, rawId, type, response: said });
};

let asking = false;
const ask = async (): Promise<void> => {
  const field = form?.querySelector<HTMLInputElement>('[name=valasz]');
  if (!form || !field || asking) return;
  if (!knows) return tell('missing');
  asking = true;
  tell(null);
  try {
    field.value = answerOf((await credentialFor(form.dataset['passkey'] ?? '')) as PublicKeyCredential);
    form.submit();
  } catch {
    tell('failed');
  }
  asking = false;
};

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void ask();
});
void ask();
