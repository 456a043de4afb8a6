// @ts-expect-error A module that the development server makes.
import '/@vite/client';
// @ts-expect-error A module that the development server makes.
import { injectIntoGlobalHook } from '/@react-refresh';
import '../../ui/styles/first.css';
import '../../ui/styles/rest.css';

/** Hot reload must load before the readers' entry. */
injectIntoGlobalHook(window);
Object.assign(window, {
  $RefreshReg$: () => undefined,
  $RefreshSig$: () => (type: unknown) => type,
  __vite_plugin_react_preamble_installed__: true,
});
await import('../../ui/browser/entry.ts');

const isInteractive = (): boolean => document.documentElement.dataset['awake'] !== undefined;

/** A page that React has not taken over shows what the server rendered, so it loads again. */
import.meta.hot?.on('vite:beforeUpdate', ({ updates }) => {
  if (!isInteractive() && updates.some(({ type }) => type === 'js-update')) location.reload();
});
