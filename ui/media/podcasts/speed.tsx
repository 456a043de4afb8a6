import { podcastMessages } from '../../messages/media/podcasts.ts';
import { rates } from './kept-rate.ts';
import { useSound } from './sound.ts';

const spoken = (rate: number): string => String(rate).replace('.', ',');
const nextRate = (rate: number): number => rates[(rates.indexOf(rate) + 1) % rates.length] ?? 1;

export const Speed = ({ playAt }: { readonly playAt: (rate: number) => void }) => {
  const { rate } = useSound();
  return (
    <button
      type="button"
      className="player__small player__speed"
      aria-label={podcastMessages.speed(spoken(rate))}
      onClick={() => playAt(nextRate(rate))}
    >
      {podcastMessages.speedShort(spoken(rate))}
    </button>
  );
};
