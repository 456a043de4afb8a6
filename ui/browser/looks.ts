export const showLooks = (): void => {
  for (const control of document.querySelectorAll<HTMLElement>('[data-look]')) {
    const [what = '', choice] = (control.dataset.look ?? '').split(':');
    control.setAttribute('aria-pressed', `${(document.documentElement.dataset[what] ?? '') === choice}`);
  }
};

export const chooseLook = (look: string): void => {
  const { dataset } = document.documentElement;
  const [what = '', choice] = look.split(':');
  if (choice) dataset[what] = choice;
  else delete dataset[what];
  try {
    localStorage.setItem(what, choice ?? '');
  } catch {
    // The choice then lasts as long as the page.
  }
  showLooks();
};
