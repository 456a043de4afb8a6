/** Narrower columns cut words into pieces. */
const minWidth = 12;

/** Narrows the widest columns until the table fits. Figures keep their width. */
export const widthsWithin = (
  natural: readonly number[],
  figures: readonly number[],
  columns: number,
): readonly number[] => {
  const widths = [...natural];
  const mayShrink = (width: number, column: number): number => (figures.includes(column) ? 0 : width);
  for (let over = widths.reduce((sum, width) => sum + width, 0) - columns; over > 0; over -= 1) {
    const shrinking = widths.map(mayShrink);
    const widest = Math.max(...shrinking);
    if (widest <= minWidth) return natural;
    widths[shrinking.lastIndexOf(widest)] = widest - 1;
  }
  return widths;
};

/** Breaks after a space, comma or slash; otherwise within the word. */
export const wrapped = (cell: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let rest = cell;
  while (rest.length > width) {
    const start = rest.slice(0, width + 1);
    const at = Math.max(
      start.lastIndexOf(' '),
      ...[',', '/', '|'].map((mark) => start.slice(0, width).lastIndexOf(mark) + 1),
    );
    const end = at > width / 3 ? at : width;
    lines.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return [...lines, rest];
};
