/** Whatever `change` does to the room of what is above: what is in the middle of the window stays where it is. */
export const keepPlace = (change: () => void): void => {
  // By its id, for a newer copy may take its place.
  const id = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[id]')?.id ?? '';
  const top = (): number => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
  const before = top();
  change();
  const moved = top() - before;
  // Neither 0 nor, of what is gone, NaN.
  if (moved) scrollBy({ top: moved, behavior: 'instant' });
};
