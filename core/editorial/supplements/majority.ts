export const majorityOf = (seats: number): number => Math.floor(seats / 2) + 1;
