import { pipAutoplay, pipModes } from '#core/media/pip/pip-autoplay.ts';
import { isOffered, noPipPlayer, type PipEvent, pipPlayer } from '#core/media/pip/pip-player.ts';
import {
  isUploadedVideo,
  noPip,
  pipMode,
  pipSource,
  type PipStatus,
  startedPlayer,
} from '#core/media/pip/pip-status.ts';
import { commandPlayer, type PlayerCommand } from '#core/editorial/podcasts/command-player.ts';
import { pressPlay } from '#core/editorial/podcasts/native-command.ts';
import { startMedium, stopMedium } from '#core/editorial/podcasts/one-medium.ts';
import { closedPlayer, isPlaying, type Player } from '#core/editorial/podcasts/player.ts';
import { parsedJson } from '#core/json/parsed-json.ts';
import { readNativeState } from '#core/editorial/podcasts/read-native-state.ts';
import { localVoice } from '#core/media/reading-voice/local-voice.ts';
import { sentencesOf } from '#core/media/reading-voice/sentences.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import { episodeOf } from './episode-of.ts';
import type { Fields } from '../rule/fields.ts';
import { flag, isSet, items, number, object, oneOf, orElse, orNull, text } from '../rule/fields.ts';

const commandIn = (command: Fields): PlayerCommand => {
  const kind = oneOf(command, 'kind', ['Add', 'Play', 'Pause', 'Stop', 'Destroy', 'AskState', 'Minimalize', 'Heard']);
  switch (kind) {
    case 'Add':
      return { kind, episode: episodeOf(number(command, 'episode')) };
    case 'Minimalize':
      return { kind, to: oneOf(command, 'to', ['none', 'left', 'right']) };
    case 'Heard':
      return { kind, state: { episodeId: orNull(number, command, 'episode'), playing: flag(command, 'playing') } };
    default:
      return { kind };
  }
};

const playerIn = (question: Fields): Player =>
  items(question, 'commands', commandIn).reduce(commandPlayer, closedPlayer);

const statusIn = (fields: Fields): PipStatus => {
  const status = object(fields, 'status');
  return { ...noPip, show: flag(status, 'show'), url: text(status, 'url'), manual: isSet(status, 'manual') };
};

const pipEvent = (event: Fields): PipEvent => {
  const kind = oneOf(event, 'kind', ['status', 'close', 'finished', 'start', 'dismiss']);
  switch (kind) {
    case 'status':
      return { kind, status: statusIn(event) };
    case 'start':
      return { kind, savedAt: orElse(number, event, 'savedAt', null) };
    default:
      return { kind };
  }
};

export const mediaRules: readonly AskRule[] = [
  {
    name: 'reading-voice',
    input: '{language, voices: [{name, lang, localService?, default?}]}',
    answer: 'name | null',
    decide: (question) => {
      const voices = items(question, 'voices', (voice) => ({
        name: text(voice, 'name'),
        lang: text(voice, 'lang'),
        localService: isSet(voice, 'localService'),
        default: isSet(voice, 'default'),
      }));
      return plainly(localVoice(voices, text(question, 'language'))?.name ?? null);
    },
  },
  {
    name: 'sentences',
    input: '{text}',
    answer: '[sentence]',
    decide: (question) => plainly(sentencesOf(text(question, 'text'))),
  },
  {
    name: 'podcast-player',
    input: '{commands: [{kind, episode?: id, to?, playing?}]}',
    answer: '{visible, minimalized?, episode?, playing?}',
    decide: (question) => {
      const player = playerIn(question);
      return plainly(player.visible ? { ...player, episode: player.episode.id } : player);
    },
  },
  {
    name: 'podcast-button',
    input: '{commands, episode: id}',
    answer: '{shows: "pause" | "play", sends: [command]}',
    decide: (question) => {
      const [player, episode] = [playerIn(question), episodeOf(number(question, 'episode'))];
      return plainly({
        shows: isPlaying(player, episode.id) ? 'pause' : 'play',
        sends: pressPlay(player, episode).map(({ kind }) => kind),
      });
    },
  },
  {
    name: 'podcast-native-state',
    input: '{state}',
    answer: '{episodeId, playing} | null',
    decide: (question) => plainly(readNativeState(question['state'], parsedJson)),
  },
  {
    name: 'one-medium',
    input: '{playing: name | null, starts: name} | {playing, stops: name}',
    answer: '{playing, pause}',
    decide: (question) => {
      const playing = orNull(text, question, 'playing');
      return plainly(
        'stops' in question
          ? stopMedium(playing, text(question, 'stops'))
          : startMedium(playing, text(question, 'starts')),
      );
    },
  },
  {
    name: 'pip-autoplay',
    input: '{mode, pageVisible, otherPlaying, pipShown}',
    answer: 'boolean',
    decide: (question) => {
      const { autoplay, reason } = pipAutoplay({
        mode: oneOf(question, 'mode', pipModes),
        pageVisible: flag(question, 'pageVisible'),
        otherPlaying: flag(question, 'otherPlaying'),
        pipShown: flag(question, 'pipShown'),
      });
      return { answer: autoplay, reason };
    },
  },
  {
    name: 'pip-player',
    input: '{events: [{kind, status?: {show, url, manual?}, savedAt?}]}',
    answer: '{offered, shown, finishing, closed, startAt}',
    decide: (question) => {
      const player = items(question, 'events', pipEvent).reduce(pipPlayer, noPipPlayer);
      const { shown, finishing, closed, startAt } = player;
      return plainly({ offered: isOffered(player), shown, finishing, closed, startAt });
    },
  },
  {
    name: 'uploaded-video',
    input: '{url}',
    answer: 'boolean: true if `video set` accepts the upload path',
    decide: (question) => plainly(isUploadedVideo(text(question, 'url'))),
  },
  {
    name: 'pip-source',
    input: '{url, manual?, forced?, muted?, second?}',
    answer: '{kind, src? or url?, host?, starts?, mode} or null',
    decide: (question, { settings }) => {
      const source = pipSource(text(question, 'url'), settings.embeds);
      if (source === null) return plainly(null);
      const mode = pipMode({ manual: isSet(question, 'manual') }, { forcesVideo: isSet(question, 'forced') });
      if (source.kind !== 'frame') return plainly({ ...source, mode });
      const { kind, src, host } = source;
      const begin = { muted: isSet(question, 'muted'), second: orElse(number, question, 'second', null) ?? 0 };
      return plainly({ kind, src, host, starts: startedPlayer(source, begin), mode });
    },
  },
];
