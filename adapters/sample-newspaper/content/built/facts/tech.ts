import { figure, tenths } from '../templates/draw.ts';
import type { Family } from '../templates/family.ts';

const tools = [
  { tool: 'a parkolóalkalmazás', toolObject: 'a parkolóalkalmazást', kind: 'alkalmazás' },
  { tool: 'az e-napló', toolObject: 'az e-naplót', kind: 'rendszer' },
  { tool: 'a jegyvásárló felület', toolObject: 'a jegyvásárló felületet', kind: 'felület' },
  { tool: 'a közösségi internet', toolObject: 'a közösségi internetet', kind: 'hálózat' },
  { tool: 'az okosmérő', toolObject: 'az okosmérőt', kind: 'eszköz' },
  { tool: 'a fordítóprogram', toolObject: 'a fordítóprogramot', kind: 'program' },
  { tool: 'a kamerarendszer', toolObject: 'a kamerarendszert', kind: 'rendszer' },
  { tool: 'a nyílt térkép', toolObject: 'a nyílt térképet', kind: 'adatbázis' },
] as const;

export const tech: Family['facts'] = (draw) => ({
  ...draw.next(tools),
  users: figure(draw.step(3400, 186_000, 200)),
  hours: String(draw.whole(3, 31)),
  share: String(draw.step(15, 80, 5)),
  faster: tenths(draw.step(13, 48, 1)),
  days: String(draw.whole(2, 40)),
  lines: figure(draw.step(400, 21_000, 100)),
});
