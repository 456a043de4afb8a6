export const pressOnce = (): void => {
  document.addEventListener('submit', (event) => {
    const { dataset } = event.target as HTMLFormElement;
    if (dataset.once === 'sent') event.preventDefault();
    else if (dataset.once === '') dataset.once = 'sent';
  });
};
