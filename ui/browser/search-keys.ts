const first = <T extends Element>(selector: string): T | null => document.querySelector<T>(selector);

const goToSearch = (): void => {
  const field = first<HTMLElement>('main [name=term]') ?? first<HTMLElement>('[name=term]');
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
};

const leaveOpened = (): void => {
  const opener = first<HTMLElement>('header details[open]>summary,.share[open]>summary');
  opener?.parentElement?.removeAttribute('open');
  opener?.focus();
};

/** `/` focuses search; Esc closes menus and restores the focus (spec §2.9). */
export const followKey = (key: string): void => (key === '/' ? goToSearch() : leaveOpened());
