/** Shows which of the three choices is on: system, light or dark. */
export const showTheme = (): void => {
  const chosen = document.documentElement.dataset.theme ?? 'system';
  for (const control of document.querySelectorAll<HTMLElement>('[data-theme-choice]')) {
    control.setAttribute('aria-pressed', String(control.dataset.themeChoice === chosen));
  }
};

/** `system` forgets the choice. */
export const chooseTheme = (choice: string): void => {
  const { dataset } = document.documentElement;
  if (choice === 'light' || choice === 'dark') dataset.theme = choice;
  else delete dataset.theme;
  try {
    if (dataset.theme) localStorage.setItem('theme', dataset.theme);
    else localStorage.removeItem('theme');
  } catch {
    // The choice then lasts as long as the page.
  }
  showTheme();
};
