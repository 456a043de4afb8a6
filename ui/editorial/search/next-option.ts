/**
 * The option that a key leads to in a list of `count` (ARIA combobox); null when the key is none of the list's. From
 * no option, Home and End stay the field's own.
 */
export const nextOption = (key: string, active: number | null, count: number): number | null => {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return active === null ? 0 : (active + 1) % count;
    case 'ArrowUp':
      return active === null ? count - 1 : (active + count - 1) % count;
    case 'Home':
      return active === null ? null : 0;
    case 'End':
      return active === null ? null : count - 1;
    default:
      return null;
  }
};
