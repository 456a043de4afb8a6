import { openRandom, seedOf } from '../simulator/random.ts';

const corners = 13;

export const drawCircuit = (id: number): string => {
  const random = openRandom(seedOf(id, 0xc1));
  const points = Array.from({ length: corners }, (_, at) => {
    const angle = ((at + random.between(-0.28, 0.28)) / corners) * 2 * Math.PI;
    const reach = random.between(0.42, 1);
    return { x: 160 + Math.cos(angle) * reach * 138, y: 100 + Math.sin(angle) * reach * 84 };
  });
  const point = (at: number) => points[(at + corners) % corners] ?? { x: 160, y: 100 };
  const curves = points.map((_, at) => {
    const [before, from, to, after] = [point(at - 1), point(at), point(at + 1), point(at + 2)];
    const [one, other] = [
      { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
      { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
    ];
    return `C${[one, other, to].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')}`;
  });
  const start = point(0);
  const track = `M${start.x.toFixed(1)} ${start.y.toFixed(1)}${curves.join('')}Z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200" fill="none" stroke-linejoin="round">` +
    `<path d="${track}" stroke="#8a8f98" stroke-width="9"/><path d="${track}" stroke="#fff" stroke-width="3"/>` +
    `<circle cx="${start.x.toFixed(1)}" cy="${start.y.toFixed(1)}" r="6" fill="#d11f2d"/></svg>`
  );
};
