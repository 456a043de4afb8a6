import { appDevice, playsNatively } from '#core/app-shell/app-device.ts';
import { carryAppMode, isAppMode } from '#core/app-shell/app-mode.ts';
import { type BridgeCall, bridgeMessage } from '#core/app-shell/bridge-message.ts';
import { reloadOnChunkError, reloadOnNavigation, type ReloadHistory } from '#core/app-shell/decide-reload.ts';
import { favicon } from '#core/app-shell/favicon.ts';
import { navigateInApp } from '#core/app-shell/navigate-in-app.ts';
import { prefetchPolicy } from '#core/app-shell/prefetch-policy.ts';
import { scrollAfterNavigation } from '#core/app-shell/scroll-after-navigation.ts';
import { isNewTo, readVisits, visitsAfter } from '#core/app-shell/visits.ts';
import { type BuildWatch, isNewBuild, newBuildWatch, seeBuild } from '#core/app-shell/watch-builds.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly, siteOrMain } from '../rule/ask-rule.ts';
import { episodeOf } from '../media/episode-of.ts';
import type { Fields } from '../rule/fields.ts';
import {
  flag,
  isSet,
  number,
  object,
  oneOf,
  orElse,
  orNull,
  query,
  text,
  texts,
  whole,
  wordOf,
} from '../rule/fields.ts';

const buildsIn = (question: Fields): BuildWatch =>
  texts(question, 'seen').reduce(seeBuild, newBuildWatch(text(question, 'running')));

const historyIn = (question: Fields): ReloadHistory => ({
  markedAt: orElse(number, question, 'markedAt', null),
  reloads: orElse((fields, name) => whole(fields, name, 0), question, 'reloads', 0),
});

const episodeIn = (fields: Fields, name: string): ReturnType<typeof episodeOf> => {
  const episode = object(fields, name);
  return {
    ...episodeOf(number(episode, 'id')),
    slug: orElse(text, episode, 'slug', ''),
    title: orElse(text, episode, 'title', ''),
    sourceUrl: orElse(text, episode, 'sourceUrl', ''),
    image: orElse(text, episode, 'image', null),
    duration: orElse(number, episode, 'duration', 0),
  };
};

const callIn = (question: Fields): BridgeCall => {
  if (typeof question['url'] === 'string') {
    const page = orElse(whole, question, 'page', undefined);
    return { go: 'hand-over', url: question['url'], ...(page === undefined ? {} : { page }) };
  }
  const kind = oneOf(question, 'command', ['Add', 'Play', 'Pause', 'Stop', 'Destroy', 'AskState']);
  return { go: 'podcast', command: kind === 'Add' ? { kind, episode: episodeIn(question, 'episode') } : { kind } };
};

export const navigationRules: readonly AskRule[] = [
  {
    name: 'favicon',
    input: '{path}',
    answer: '"g7" | "after" | "default"',
    decide: (question) => plainly(favicon(text(question, 'path'))),
  },
  {
    name: 'scroll',
    input: '{from, to, action?: "push" | "pop", firstLoad?, app?}',
    answer: '{to, smooth}',
    decide: (question) =>
      plainly(
        scrollAfterNavigation({
          from: text(question, 'from'),
          to: text(question, 'to'),
          action: orElse(wordOf<'push' | 'pop'>(['push', 'pop']), question, 'action', 'push'),
          firstLoad: isSet(question, 'firstLoad'),
          app: isSet(question, 'app'),
        }),
      ),
  },
  {
    name: 'app-mode',
    input: '{query}',
    answer: 'boolean',
    decide: (question) => plainly(isAppMode(query(question))),
  },
  {
    name: 'app-link',
    input: '{link}',
    answer: 'link',
    decide: (question) => plainly(carryAppMode(text(question, 'link'))),
  },
  {
    name: 'app-navigation',
    input: '{link, app, bridge, site?}',
    answer: '{go, link | url, page?}',
    decide: (question, installation) => {
      const shell = {
        app: flag(question, 'app'),
        bridge: flag(question, 'bridge'),
        area: installation.settings.appArea,
        origin: siteOrMain(question, installation).origin,
      };
      return plainly(navigateInApp(text(question, 'link'), shell));
    },
  },
  {
    name: 'app-device',
    input: '{userAgent, touchPoints?, build?, playsFrom?}',
    answer: '{isIos, appBuildNumber, playsNatively}',
    decide: (question) => {
      const device = appDevice({
        userAgent: text(question, 'userAgent'),
        touchPoints: orElse(whole, question, 'touchPoints', 0),
        build: orElse(text, question, 'build', null),
      });
      return plainly({ ...device, playsNatively: playsNatively(device, orElse(whole, question, 'playsFrom', 1)) });
    },
  },
  {
    name: 'bridge-message',
    input: '{url, page?} | {command, episode?}',
    answer: '{name, payload}',
    decide: (question, { settings }) => plainly(bridgeMessage(callIn(question), settings.bridge)),
  },
  {
    name: 'prefetch',
    input: '{privacyControl?, saveData, effectiveType}',
    answer: 'boolean',
    decide: (question) => {
      const { prefetch, reason } = prefetchPolicy({
        privacyControl: isSet(question, 'privacyControl'),
        saveData: orNull(flag, question, 'saveData'),
        effectiveType: orNull(text, question, 'effectiveType'),
      });
      return { answer: prefetch, reason };
    },
  },
  {
    name: 'new-build',
    input: '{running, seen: [build]}',
    answer: 'boolean',
    decide: (question) => plainly(isNewBuild(buildsIn(question))),
  },
  {
    name: 'reload',
    input: '{running, seen: [build], markedAt?, reloads?, now}',
    answer: 'boolean',
    decide: (question) => {
      const { reload, reason } = reloadOnNavigation(buildsIn(question), historyIn(question), number(question, 'now'));
      return { answer: reload, reason };
    },
  },
  {
    name: 'reload-on-chunk-error',
    input: '{markedAt?, reloads?, now}',
    answer: 'boolean',
    decide: (question) => {
      const { reload, reason } = reloadOnChunkError(historyIn(question), number(question, 'now'));
      return { answer: reload, reason };
    },
  },
  {
    name: 'visits',
    input: '{kept?: [since, last], now, publishedAt?}',
    answer: '{since, last, fresh}',
    decide: (question) => {
      const visits = visitsAfter(readVisits(question['kept']), whole(question, 'now', 0));
      return plainly({ ...visits, fresh: isNewTo(visits, orElse(number, question, 'publishedAt', 0)) });
    },
  },
];
