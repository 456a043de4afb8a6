/** Whatever `change` does to the room of what is above: what is in the middle of the window stays where it is. */
export const keepPlace = (change: () => void): void => {
  const read = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[id]');
  const top = (): number => read?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  const moved = top() - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
};
