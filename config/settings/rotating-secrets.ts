import { arePushKeys } from '#adapters/origin/readers/notifications/push-services.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** `NAME_OTHER` is accepted beside `NAME` during a rotation. */
const rotating = ['SIGNING_KEY', 'ORIGIN_SECRET', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'OIDC_CLIENT_SECRET'];

export const wrongOthers = (env: Env): readonly string[] =>
  rotating.flatMap((name) => {
    const other = env[`${name}_OTHER`];
    if (!other) return [];
    if (!env[name]) return [`${name} must be set, because ${name}_OTHER is only accepted beside it`];
    return env[name] === other ? [`${name}_OTHER must differ from ${name}: unset it after the rotation`] : [];
  });

/** Browsers reject messages of a mismatched key pair. */
export const wrongPairs = (env: Env): readonly string[] =>
  ['', '_OTHER'].flatMap((suffix) => {
    const [publicKey, privateKey] = [env[`VAPID_PUBLIC_KEY${suffix}`], env[`VAPID_PRIVATE_KEY${suffix}`]];
    return !publicKey || !privateKey || arePushKeys(publicKey, privateKey)
      ? []
      : [`VAPID_PRIVATE_KEY${suffix} and VAPID_PUBLIC_KEY${suffix} must be one key pair: generate both again`];
  });
