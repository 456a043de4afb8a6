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

/**
 * `/` goes to the search field of the page or else of the header; Esc closes what is open in the header, or the ways
 * to share, and gives the focus back (spec §2.9).
 */
export const followKey = (key: string): void => (key === '/' ? goToSearch() : leaveOpened());
