import type { Crest } from '../../database/schema/live-score-schema.ts';

const outlines = {
  shield: 'M8 6h48v28c0 14-12 21-24 25C20 55 8 48 8 34Z',
  round: 'M32 4a28 28 0 1 1 0 56a28 28 0 1 1 0-56Z',
  diamond: 'M32 3 61 32 32 61 3 32Z',
} as const;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const badge = (
  outline: string,
  [ground = '#444', mark = '#fff', edge = mark]: readonly string[],
  text: string,
): string =>
  `<clipPath id="a"><path d="${outline}"/></clipPath><g clip-path="url(#a)"><path fill="${ground}" d="M0 0h64v64H0z"/>` +
  `<path fill="${mark}" d="M0 40 64 24v9L0 49z" opacity=".92"/></g><path d="${outline}" fill="none" stroke="${edge}" stroke-width="3"/>` +
  `<text x="32" y="27" font-family="Georgia,serif" font-size="17" font-weight="700" text-anchor="middle" fill="${mark}">${escaped(text)}</text>`;

const stripes = (colours: readonly string[], inColumns: boolean): string => {
  const size = (inColumns ? 64 : 44) / colours.length;
  return colours
    .map((colour, at) =>
      inColumns
        ? `<path fill="${colour}" d="M${at * size} 10h${size + 0.2}v44h-${size + 0.2}z"/>`
        : `<path fill="${colour}" d="M0 ${10 + at * size}h64v${size + 0.2}H0z"/>`,
    )
    .join('');
};

const flag = ({ shape, colours }: Crest): string => {
  const [ground = '#fff', mark = '#000', inner = mark] = colours;
  const whole = `<path fill="${ground}" d="M0 10h64v44H0z"/>`;
  if (shape === 'cross')
    return `${whole}<path fill="${mark}" d="M18 10h12v44H18zM0 26h64v12H0z"/><path fill="${inner}" d="M21 10h6v44h-6zM0 29h64v6H0z"/>`;
  if (shape === 'square') return `${whole}<path fill="${mark}" d="M27 17h10v10h10v10H37v10H27V37H17V27h10z"/>`;
  if (shape === 'disc') return `${whole}<circle cx="32" cy="32" r="13" fill="${mark}"/>`;
  return stripes(colours, shape === 'columns');
};

export const drawCrest = (crest: Crest): string => {
  const { shape, colours, text = '' } = crest;
  const inner =
    shape === 'shield' || shape === 'round' || shape === 'diamond'
      ? badge(outlines[shape], colours, text)
      : `${flag(crest)}<path fill="none" stroke="#0003" d="M.5 10.5h63v43H.5z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${inner}</svg>`;
};
