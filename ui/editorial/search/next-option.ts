/** Index of the next option (ARIA combobox). Null for other keys, and for Home and End without an active option. */
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
