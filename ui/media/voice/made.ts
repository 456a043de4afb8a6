const svg = 'http://www.w3.org/2000/svg';

export const signs = {
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  play: 'M8 5v14l11-7Z',
  pause: 'M8 5v14M16 5v14',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  stop: 'M6 6l12 12M18 6 6 18',
} as const;

export type Sign = keyof typeof signs;

export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), { className });

export const iconOf = (sign: Sign): SVGElement => {
  const drawing = document.createElementNS(svg, 'svg');
  drawing.setAttribute('class', 'icon');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  drawing.append(document.createElementNS(svg, 'path'));
  drawSign(drawing, sign);
  return drawing;
};

export const drawSign = (drawing: SVGElement, sign: Sign): void =>
  drawing.firstElementChild?.setAttribute('d', signs[sign]);
