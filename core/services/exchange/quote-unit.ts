/** How many units a rate is quoted for: small money by the hundred, so that its price has figures worth reading. */
export const quoteUnit = (rate: number): 1 | 100 => (rate < 0.1 ? 100 : 1);
