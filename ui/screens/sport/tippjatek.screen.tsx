import type { PageOf } from '#core/pages/page.ts';
import { GamePage } from '../../sport/tipping-game/game-page.tsx';

export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'tippjatek'> }) => (
  <GamePage content={content} frame={frame} />
);
