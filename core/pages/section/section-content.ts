import type { FootballContent } from '../sport/football/football-content.ts';
import type { FormulaOneContent } from '../sport/formula-one/formula-one-content.ts';
import type { ListContent } from '../list/list-content.ts';

/** Articles or sports results (R5). */
export type SectionContent = ListContent | FootballContent | FormulaOneContent;
