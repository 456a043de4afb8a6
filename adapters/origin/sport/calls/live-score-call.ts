import type { LiveScoreContext } from './live-score-context.ts';

export type Parameters = Readonly<Record<string, string>>;

export interface LiveScoreCall {
  readonly path: string;
  /** Returns the value of `response`. Throws a `WrongParameter` for an invalid parameter. */
  readonly answer: (context: LiveScoreContext, parameters: Parameters) => Promise<readonly unknown[]>;
}

/** Reported in `errors`, with HTTP status 200, as the upstream does. */
export class WrongParameter extends Error {
  override readonly name = 'WrongParameter';
  readonly parameter: string;

  constructor(parameter: string, why: string) {
    super(why);
    this.parameter = parameter;
  }
}

const largest = 2_147_483_647;

export const idIn = (parameters: Parameters, name: string, lowest = 1): number => {
  const text = parameters[name] ?? '';
  const id = /^-?\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (!(id >= lowest && id <= largest)) throw new WrongParameter(name, `The ${name} field must be a number.`);
  return id;
};

export const dayIn = (text: string, name: string): string => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) !== true)
    throw new WrongParameter(name, `The ${name} field must be a day.`);
  return text;
};
