/** The drawing's own units; on a narrow page the shape is kept and the letters are set larger by the styles. */
export const chartSize = { width: 720, height: 340, left: 4, right: 66, top: 26, bottom: 34 };

/** From places of 0 to 1, from the left and from the bottom, to the drawing's units. */
export const across = (x: number): number => chartSize.left + x * (chartSize.width - chartSize.left - chartSize.right);
export const down = (y: number): number =>
  chartSize.height - chartSize.bottom - y * (chartSize.height - chartSize.top - chartSize.bottom);
