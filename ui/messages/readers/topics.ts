import type { TopicProblem } from '#core/readers/topics/own-topics.ts';

export const topicMessages = {
  title: 'Értesítések',
  boxTitle: 'Amit követhetsz',
  lead: 'Szólunk, amint új cikk jelenik meg abban, amit követsz. Egy cikkről egyszer, és bármikor lemondhatod.',
  none: 'Ezen az oldalon most nincs követhető téma.',
  followed: 'Követed ebben a böngészőben.',
  follow: 'Értesítést kérek',
  followOf: (title: string) => `Értesítést kérek: ${title}`,
  unfollow: 'Nem kérek többet',
  unfollowOf: (title: string) => `Nem kérek többet: ${title}`,
  away: 'Most nem lehet új témát követni: a szerkesztőség kiszolgálója nem válaszol. Próbáld újra egy perc múlva.',
  noScript:
    'Értesítést csak bekapcsolt JavaScripttel kérhetsz: a böngésző így mondja meg, hová küldhetjük. Lemondani anélkül is tudsz róla.',
  states: {
    waiting: 'A böngésző megkérdezi, küldhetünk-e értesítést. Engedélyezd, és kész.',
    unsupported:
      'Ez a böngésző nem fogad értesítéseket. iPhone-on és iPaden előbb add az oldalt a kezdőképernyőhöz, és onnan nyisd meg.',
    blocked: 'Az értesítéseket ezen az oldalon letiltottad. A böngésző oldalbeállításaiban engedélyezheted őket újra.',
    dismissed: 'Nem kaptunk engedélyt az értesítésekre. Ha mégis kéred, nyomd meg újra a gombot.',
    failed: 'Ez most nem sikerült. Próbáld újra egy perc múlva.',
  },
  problems: {
    'not-told-where':
      'A böngésző nem adta meg, hová küldhetjük az értesítést. Ehhez be kell kapcsolnod a JavaScriptet.',
    'unknown-service': 'Ennek a böngészőnek az értesítő szolgáltatását nem ismerjük, ezért oda nem küldünk semmit.',
  } satisfies Record<TopicProblem, string>,
  ofArticle: 'Értesítést kérek erről',
  home: 'Vissza a címlapra',
} as const;
