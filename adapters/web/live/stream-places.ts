export type Place = { readonly leave: () => void } | 'too-many' | 'full';

export interface StreamPlaces {
  take(address: string): Place;
  /** Open streams. */
  taken(): number;
}

/** Maximum open streams per network address and in total. */
const usual = { ofAddress: 60, inAll: 10_000 };

export const createStreamPlaces = ({ ofAddress, inAll } = usual): StreamPlaces => {
  const taken = new Map<string, number>();
  let all = 0;
  const leave = (address: string): void => {
    const left = (taken.get(address) ?? 1) - 1;
    if (left > 0) taken.set(address, left);
    else taken.delete(address);
    all -= 1;
  };
  return {
    taken: () => all,
    take: (address) => {
      const own = taken.get(address) ?? 0;
      if (all >= inAll) return 'full';
      if (own >= ofAddress) return 'too-many';
      taken.set(address, own + 1);
      all += 1;
      let left = false;
      return {
        leave: () => {
          if (!left) leave(address);
          left = true;
        },
      };
    },
  };
};
