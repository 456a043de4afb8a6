import { createECDH } from 'node:crypto';

/** Those of the browsers that readers use: of Chrome and Edge, Firefox, Safari, and Edge on Windows. */
export const pushServices: string[] = [
  'https://fcm.googleapis.com',
  'https://push.services.mozilla.com',
  'https://push.apple.com',
  'https://notify.windows.com',
];

/** Whether two keys of P-256 belong together. */
export const arePushKeys = (publicKey: string, privateKey: string): boolean => {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
};
