import { sportPageOf } from '../../editorial/lists/sport-pages.ts';
import { openFootball } from '../sport/football/open-football.ts';
import { openFormulaOne } from '../sport/formula-one/open-formula-one.ts';
import { openList } from '../list/open-list.ts';
import type { PageNeeds } from '../needs.ts';
import type { UseCase } from '../use-case.ts';
import type { SectionContent } from './section-content.ts';

/** Two sections show sports results; all others list articles (R5). */
export const openSection = (needs: PageNeeds): UseCase<SectionContent> => {
  const list = openList(needs);
  const sports = { football: openFootball(needs), 'formula-one': openFormulaOne(needs) };
  return (request, visitor) => {
    const sport = sportPageOf(request.route.params);
    return sport === null ? list(request) : sports[sport](request, visitor);
  };
};
