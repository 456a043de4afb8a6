// @ts-expect-error A module that the development server makes.
import '/@vite/client';
// @ts-expect-error A module that the development server makes.
import { injectIntoGlobalHook } from '/@react-refresh';
import '../../ui/styles/first.css';
import '../../ui/styles/rest.css';

const isInteractive = (): boolean => document.documentElement.dataset['awake'] !== undefined;

/**
 * A page that React has not taken over shows what the server rendered, so it loads again. Listens before anything is
 * awaited, or it would miss an early edit.
 */
import.meta.hot?.on('vite:beforeUpdate', ({ updates }) => {
  // A style is a script, too; it needs no new page.
  const isOfScript = updates.some(({ type, path }) => type === 'js-update' && !/\.css(?:\?|$)/.test(path));
  if (!isInteractive() && isOfScript) location.reload();
});

/** Hot reload must load before the readers' entry. */
injectIntoGlobalHook(window);
Object.assign(window, {
  $RefreshReg$: () => undefined,
  $RefreshSig$: () => (type: unknown) => type,
  __vite_plugin_react_preamble_installed__: true,
});
await import('../../ui/browser/entry.ts');
