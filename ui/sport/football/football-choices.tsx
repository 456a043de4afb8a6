import type { FootballContent } from '#core/pages/sport/football/football-content.ts';
import { sportMessages } from '../../messages/sport/sport.ts';
import { type Choice, ChoiceForm } from '../choice-form.tsx';

const optionsOf = ({ countries, leagues, seasons, choice }: FootballContent): readonly Choice[] => [
  {
    name: 'orszag',
    label: sportMessages.country,
    options: countries.map(({ id, name }) => ({ value: id, label: name })),
    chosen: choice.country ?? '',
  },
  {
    name: 'liga',
    label: sportMessages.league,
    options: leagues.map(({ id, name }) => ({ value: String(id), label: name ?? String(id) })),
    chosen: String(choice.league ?? ''),
  },
  {
    name: 'szezon',
    label: sportMessages.season,
    options: seasons.map((year) => ({ value: String(year), label: String(year) })),
    chosen: String(choice.season ?? ''),
  },
];

/** Spec §2.6. */
export const FootballChoices = ({ content }: { readonly content: FootballContent }) => (
  <ChoiceForm path={content.path} choices={optionsOf(content)} fields={{}} label={sportMessages.choose} />
);
