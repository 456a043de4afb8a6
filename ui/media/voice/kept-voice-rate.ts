import { keepJson, keptJson } from '../../window/kept-json.ts';

const name = 'voice-rate';

const rates = [1, 1.25, 1.5, 2, 0.75];

export const keptRate = (): number => {
  const kept = keptJson(name);
  return rates.find((rate) => rate === kept) ?? 1;
};

export const keepNextRate = (): void => {
  keepJson(name, rates[(rates.indexOf(keptRate()) + 1) % rates.length] ?? 1);
};
