import type { PageNeeds } from '../../needs.ts';

export type FootballNeeds = Pick<PageNeeds, 'clock' | 'linkTo' | 'liveScores' | 'sportCoverage' | 'liveMatch'>;
