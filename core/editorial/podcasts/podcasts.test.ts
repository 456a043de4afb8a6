import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsedJson } from '../../json/parsed-json.ts';
import type { Episode } from './episode.ts';
import { commandPlayer, type PlayerCommand } from './command-player.ts';
import { pressPlay } from './native-command.ts';
import { startMedium, stopMedium, type Medium, type MediumChange } from './one-medium.ts';
import { closedPlayer, isPlaying, type Player } from './player.ts';
import { readNativeState } from './read-native-state.ts';

const episode = (id: number): Episode => ({
  id,
  slug: `e${id}`,
  title: `E${id}`,
  sourceUrl: `/e${id}.mp3`,
  image: null,
  duration: 600,
  articlePath: null,
  podcast: { slug: 'p', name: 'P' },
});
const play = (...commands: readonly PlayerCommand[]): Player => commands.reduce(commandPlayer, closedPlayer);
const press = (player: Player, id: number): Player => pressPlay(player, episode(id)).reduce(commandPlayer, player);
const open = (id: number, playing: boolean, minimalized: 'none' | 'left' | 'right' = 'none'): Player => ({
  visible: true,
  minimalized,
  episode: episode(id),
  playing,
});

const commands = fc.oneof<fc.Arbitrary<PlayerCommand>[]>(
  fc.nat(3).map((id) => ({ kind: 'Add', episode: episode(id) })),
  fc.constantFrom<PlayerCommand>(
    { kind: 'Play' },
    { kind: 'Pause' },
    { kind: 'Stop' },
    { kind: 'Destroy' },
    { kind: 'AskState' },
  ),
  fc.constantFrom('none' as const, 'left' as const, 'right' as const).map((to) => ({ kind: 'Minimalize', to })),
  fc.record({ episodeId: fc.option(fc.nat(3)), playing: fc.boolean() }).map((state) => ({ kind: 'Heard', state })),
);

describe('commandPlayer', () => {
  const one = { kind: 'Add', episode: episode(1) } as const;
  const two = { kind: 'Add', episode: episode(2) } as const;

  it.each<[readonly PlayerCommand[], Player]>([
    [[], closedPlayer],
    [[{ kind: 'Play' }], closedPlayer],
    [[{ kind: 'Minimalize', to: 'left' }], closedPlayer],
    [[one], open(1, false)],
    [[one, { kind: 'Play' }], open(1, true)],
    [[one, { kind: 'Play' }, one], open(1, true)],
    [[one, { kind: 'Play' }, two], open(2, false)],
    [[one, { kind: 'Play' }, { kind: 'Pause' }], open(1, false)],
    [[one, { kind: 'Play' }, { kind: 'Stop' }], open(1, false)],
    [[one, { kind: 'Play' }, { kind: 'AskState' }], open(1, true)],
    [[one, { kind: 'Minimalize', to: 'right' }, two], open(2, false, 'right')],
    [[one, { kind: 'Minimalize', to: 'right' }, { kind: 'Minimalize', to: 'none' }], open(1, false)],
    [[one, { kind: 'Minimalize', to: 'left' }, { kind: 'Destroy' }, one], open(1, false)],
    [[one, { kind: 'Heard', state: { episodeId: 1, playing: true } }], open(1, true)],
    [[one, { kind: 'Play' }, { kind: 'Heard', state: { episodeId: 2, playing: true } }], open(1, false)],
    [[one, { kind: 'Play' }, { kind: 'Destroy' }], closedPlayer],
  ])('after %j is %j', (given, player) => {
    expect(play(...given)).toEqual(player);
  });

  it('opens and changes episode only by Add, and closes only by Destroy', () => {
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 20 }), commands, (before, command) => {
        const [player, next] = [play(...before), play(...before, command)];
        if (!player.visible && next.visible) expect(command.kind).toBe('Add');
        if (player.visible && !next.visible) expect(command.kind).toBe('Destroy');
        if (player.visible && next.visible && player.episode !== next.episode)
          expect(command.kind === 'Add' && !next.playing).toBe(true);
        if (command.kind === 'AskState') expect(next).toEqual(player);
      }),
    );
  });
});

describe('pressPlay', () => {
  it('plays and pauses its own episode in turn, from any player state', () => {
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 20 }), fc.nat(3), (before, id) => {
        const player = play(...before);
        const [once, twice] = [press(player, id), press(press(player, id), id)];
        expect(isPlaying(once, id)).toBe(!isPlaying(player, id));
        expect(isPlaying(twice, id)).toBe(isPlaying(player, id));
      }),
    );
  });

  it('sends Add only for a new episode', () => {
    expect(pressPlay(closedPlayer, episode(1)).map(({ kind }) => kind)).toEqual(['Add', 'Play']);
    expect(pressPlay(open(2, true), episode(1)).map(({ kind }) => kind)).toEqual(['Add', 'Play']);
    expect(pressPlay(open(1, false), episode(1)).map(({ kind }) => kind)).toEqual(['Play']);
    expect(pressPlay(open(1, true), episode(1)).map(({ kind }) => kind)).toEqual(['Pause']);
  });
});

describe('readNativeState', () => {
  it.each([
    [
      { episodeId: 3, playing: true, position: 7 },
      { episodeId: 3, playing: true },
    ],
    ['{"episodeId":3,"playing":false}', { episodeId: 3, playing: false }],
    [{ playing: true }, { episodeId: null, playing: false }],
    [
      { episodeId: null, playing: true },
      { episodeId: null, playing: false },
    ],
    [{ episodeId: '3', playing: true }, null],
    [{ episodeId: 3 }, null],
    [{ episodeId: 0.5, playing: true }, null],
    ['{', null],
    ['null', null],
    [null, null],
    [7, null],
  ])('of %j is %j', (answer, state) => {
    expect(readNativeState(answer, parsedJson)).toEqual(state);
  });

  it('accepts any input without failing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json()), (answer) => {
        const state = readNativeState(answer, parsedJson);
        if (state !== null && state.episodeId === null) expect(state.playing).toBe(false);
      }),
    );
  });
});

describe('one medium at a time', () => {
  it('is heard: the one that started last, until it stops', () => {
    const media = fc.constantFrom('podcast', 'pip', 'video');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), media)), (events) => {
        let playing: Medium | null = null;
        const heard = new Set<Medium>();
        for (const [starts, medium] of events) {
          const change: MediumChange = starts ? startMedium(playing, medium) : stopMedium(playing, medium);
          if (starts) heard.add(medium);
          else heard.delete(medium);
          if (change.pause !== null) heard.delete(change.pause);
          ({ playing } = change);
          expect([...heard]).toEqual(playing === null ? [] : [playing]);
        }
      }),
    );
  });

  it('asks nothing to pause that starts again', () => {
    expect(startMedium('pip', 'pip')).toEqual({ playing: 'pip', pause: null });
    expect(startMedium('pip', 'podcast')).toEqual({ playing: 'podcast', pause: 'pip' });
    expect(stopMedium('podcast', 'pip')).toEqual({ playing: 'podcast', pause: null });
  });
});
