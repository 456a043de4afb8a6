/** Keeps the content in the middle of the window in place while `change` alters the layout above. */
export const keepPlace = (change: () => void): void => {
  const read = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[id]');
  const top = (): number => read?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  const moved = top() - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
};
