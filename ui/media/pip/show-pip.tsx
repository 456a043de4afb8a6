import { createRoot } from 'react-dom/client';
import { followPlainPlayers } from '../podcasts/one-at-a-time.ts';
import { PipCard } from './pip-card.tsx';

export { tellPip } from './pip-store.ts';

const mount = (): void => {
  const room = document.createElement('div');
  room.id = 'video';
  room.lang = 'hu';
  document.body.append(room);
  createRoot(room).render(<PipCard />);
};

document.documentElement.dataset['pip'] = '';
followPlainPlayers();
mount();
