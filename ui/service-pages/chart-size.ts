/** SVG units. */
export const chartSize = { width: 720, height: 340, left: 4, right: 66, top: 26, bottom: 34 };

export const across = (x: number): number => chartSize.left + x * (chartSize.width - chartSize.left - chartSize.right);
export const down = (y: number): number =>
  chartSize.height - chartSize.bottom - y * (chartSize.height - chartSize.top - chartSize.bottom);
