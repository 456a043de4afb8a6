import { TCString } from '@iabtechlabtcf/core';
import type { TcfChoice } from '#core/readers/consent/tcf-grants.ts';

const numbersIn = (all: Iterable<[number, boolean]>): readonly number[] =>
  [...all].filter(([, isSet]) => isSet).map(([id]) => id);

/** What a TC string says; throws for a text that is none. */
export const readTcString = (text: string): TcfChoice => {
  const { purposeConsents, vendorConsents, vendorsDisclosed } = TCString.decode(text);
  return {
    purposes: numbersIn(purposeConsents),
    vendors: numbersIn(vendorConsents),
    // The segment of disclosed vendors stands apart; without it none has been told of.
    disclosed: vendorsDisclosed.size === 0 ? null : numbersIn(vendorsDisclosed),
  };
};
