export const pressOnce = (): void => {
  document.addEventListener('submit', (event) => {
    const { dataset } = event.target as HTMLFormElement;
    if (dataset.once === 'sent') event.preventDefault();
    else if (dataset.once === '') dataset.once = 'sent';
  });
  // Restored from the back/forward cache after a failed request, the page takes another press. The first `pageshow` may
  // come between the two clicks of a double click.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-once=sent]')) dataset.once = '';
  });
};
