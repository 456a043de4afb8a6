export const breakingTitle = 'Most';
