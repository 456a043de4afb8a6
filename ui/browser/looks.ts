export const showLooks = (): void => {
  for (const control of document.querySelectorAll<HTMLElement>('[data-look]')) {
    const [what = '', choice] = control.dataset.look?.split(':') ?? [];
    control.setAttribute('aria-pressed', String((document.documentElement.dataset[what] ?? '') === choice));
  }
};

export const chooseLook = (look: string): void => {
  const { dataset } = document.documentElement;
  const [what = '', choice] = look.split(':');
  if (choice) dataset[what] = choice;
  else delete dataset[what];
  try {
    if (choice) localStorage.setItem(what, choice);
    else localStorage.removeItem(what);
  } catch {
    // The choice then lasts as long as the page.
  }
  showLooks();
};
