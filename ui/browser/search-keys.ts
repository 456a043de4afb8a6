const first = <T extends Element>(selector: string): T | null => document.querySelector<T>(selector);

const goToSearch = (): void => {
  const field = first<HTMLElement>('main [name=term]') ?? first<HTMLElement>('[name=term]');
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
};

const leaveHeader = (): void => {
  const opener = first<HTMLElement>('header details[open]>summary');
  opener?.click();
  opener?.focus();
};

/** `/` goes to the search field of the page or else of the header; Esc closes what is open in the header and gives the focus back (spec §2.9). */
export const followKey = (key: string): void => (key === '/' ? goToSearch() : leaveHeader());
