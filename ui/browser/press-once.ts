export const pressOnce = (): void => {
  document.addEventListener('submit', (event) => {
    const { dataset } = event.target as HTMLFormElement;
    if (dataset.once === 'sent') event.preventDefault();
    else if (dataset.once === '') dataset.once = 'sent';
  });
  // Back on a page whose request has failed, the reader may press again.
  addEventListener('pageshow', () => {
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-once=sent]')) dataset.once = '';
  });
};
