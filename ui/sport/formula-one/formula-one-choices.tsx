import { speakDay } from '#core/sport/formula-one/hu.ts';
import type { FormulaOneContent } from '#core/pages/sport/formula-one/formula-one-content.ts';
import { formulaOneMessages } from '../../messages/sport/formula-one.ts';
import { MoreChoices } from '../more-choices.tsx';
import { OneChoice } from './one-choice.tsx';
import { weekendName } from './weekend-words.ts';

const weekendOptions = ({ shown }: FormulaOneContent) =>
  shown?.kind === 'calendar'
    ? shown.weekends.map((one) => ({
        value: one.id,
        label: [one.date === null ? null : speakDay(one.date), weekendName(one)].filter(Boolean).join(' – '),
      }))
    : [];

/** Phones choose the weekend here; wider windows have a list (spec §2.7). */
export const FormulaOneChoices = ({ content }: { readonly content: FormulaOneContent }) => {
  const { choice, seasons } = content;
  const weekends = weekendOptions(content);
  return (
    <MoreChoices title={weekends.length > 0 ? formulaOneMessages.otherWeekend : formulaOneMessages.otherSeason}>
      <OneChoice
        content={content}
        name="szezon"
        label={formulaOneMessages.season}
        options={seasons.map((season) => ({ value: season, label: `${season}` }))}
        chosen={choice.season}
      />
      {weekends.length > 0 && (
        <OneChoice
          content={content}
          name="verseny"
          label={formulaOneMessages.weekend}
          options={weekends}
          chosen={choice.competition}
        />
      )}
    </MoreChoices>
  );
};
