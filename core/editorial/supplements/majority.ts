/** The fewest seats that outvote all the others. */
export const majorityOf = (seats: number): number => Math.floor(seats / 2) + 1;
