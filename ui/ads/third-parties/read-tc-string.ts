import { TCString } from '@iabtechlabtcf/core';
import type { TcfChoice } from '#core/readers/consent/tcf-grants.ts';

const numbersIn = (all: Iterable<[number, boolean]>): readonly number[] =>
  [...all].filter(([, isSet]) => isSet).map(([id]) => id);

/** Throws for an invalid string. */
export const readTcString = (text: string): TcfChoice => {
  const { purposeConsents, vendorConsents, vendorsDisclosed } = TCString.decode(text);
  return {
    purposes: numbersIn(purposeConsents),
    vendors: numbersIn(vendorConsents),
    // This segment is optional; null means that no vendors were disclosed.
    disclosed: vendorsDisclosed.size === 0 ? null : numbersIn(vendorsDisclosed),
  };
};
