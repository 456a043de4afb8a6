/** These commands do not change any cached page. */
const leavingPages = new Set([
  'list',
  'export',
  'backup',
  'add-pass',
  'list-passes',
  'end-pass',
  'give-subscription',
  'list-subscriptions',
  'compose-newsletter',
  'send-newsletter',
  'list-newsletters',
  'end-subscription',
  'import-readers',
  'add-user',
  'list-users',
  'disable-user',
  'remove-passkeys',
  'reset-otp',
  'link-user',
  'unlink-user',
  'sport-standings',
  'list-notices',
  'list-lines',
  'shadow',
  'old-addresses',
  'list-versions',
  'list-deleted',
  'list-labels',
  'show-front',
  'list-fronts',
  'export-front',
]);

export const isWriting = (command: unknown): boolean => {
  const { do: what, dryRun } = (command ?? {}) as { readonly do?: unknown; readonly dryRun?: unknown };
  return typeof what === 'string' && !leavingPages.has(what) && dryRun !== true;
};
