import type { Server } from 'node:http';
import type { Time } from '#adapters/time/time.ts';
import { createAnswerFromStore } from '#adapters/web/server/answer-from-store.ts';
import type { AnswerFromStore } from '#adapters/web/server/cache-first-listener.ts';
import type { NoticeMemory } from '#adapters/web/editorial/notices/notice-board.ts';

type Needs = Omit<Parameters<typeof createAnswerFromStore>[0], 'mustNotify'> & {
  readonly notices: Pick<NoticeMemory, 'recall'>;
};

/** Milliseconds after listening before modules load: a waiting client is answered first. */
const timeout = 60;

/** Sends stored pages while the renderer still loads. Null disables that and loads at once. */
export const whileOpening = (needs: Needs | null, time: Pick<Time, 'after'>) => {
  const { promise: mayLoad, resolve: letLoad } = Promise.withResolvers<void>();
  const recalled = needs?.notices.recall().then((notices) => notices.length > 0);
  const fromStore = needs && createAnswerFromStore({ ...needs, mustNotify: async () => (await recalled) ?? false });
  let answer: AnswerFromStore | null =
    fromStore &&
    (async (request, response) => {
      response.once('close', letLoad);
      return fromStore(request, response);
    });
  if (fromStore === null) letLoad();
  return {
    answer: (): AnswerFromStore | null => answer,
    mayLoad,
    listen: (server: Server): void => void server.once('listening', () => time.after(timeout, letLoad)),
    onLoaded: (): void => void (answer = null),
  };
};
