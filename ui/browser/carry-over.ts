/** Sets a field as typing would; React watches the element's own `value`, so the prototype's is used. */
const type = (field: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const drawers = (): readonly HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>('header details'),
];

/**
 * Notes what a reader is in the middle of: what is open in the header, what has been typed, and where. The function
 * that it gives puts
 * all of it into the newer copy that has taken the place of the served page.
 */
export const noteUnfinished = (): (() => void) => {
  const open = drawers().map((drawer) => drawer.open);
  const typed = [...document.querySelectorAll<HTMLInputElement>('input[id]')]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map(({ id, value }) => ({ id, value }));
  const focused = document.activeElement?.id ?? '';
  return () => {
    for (const [index, drawer] of drawers().entries()) drawer.open = open[index] ?? false;
    for (const { id, value } of typed) {
      const field = document.getElementById(id);
      if (field instanceof HTMLInputElement) type(field, value);
    }
    if (focused !== '') document.getElementById(focused)?.focus();
  };
};
