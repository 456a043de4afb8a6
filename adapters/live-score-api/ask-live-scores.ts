import { err, errAsync, ok, type ResultAsync } from 'neverthrow';
import type { z } from 'zod';
import type { Upstream } from '#adapters/http/call-upstream.ts';
import { callTemplate, type FixedWords, type Query, type Segments } from '#adapters/http/upstream-url.ts';
import type { Failure } from '#core/failure/failure.ts';
import { doubtFor } from '#core/json/is-emptied.ts';
import type { Observed } from '#core/polling/observed.ts';
import { itemsOf, refusalIn } from './envelope.wire.ts';
import type { FreshFor, LastKnown } from './last-known.ts';
import type { PictureOf } from './picture-path.ts';

export const liveScoreUpstream = 'live-score-api';

export interface LiveScoreNeeds {
  readonly http: Upstream;
  readonly lastKnown: LastKnown;
  readonly pictureOf: PictureOf;
}

export interface Reading<Item> {
  readonly item: z.ZodType<Item>;
  readonly freshFor: FreshFor<readonly Item[]>;
  readonly query?: Query;
  /** Whether the list may become empty at any time, as one of a day whose only match is postponed. */
  readonly agesOut?: boolean;
}

export type AskLiveScores = <Item, const Path extends Segments>(
  path: Path & FixedWords<Path>,
  reading: Reading<Item>,
) => ResultAsync<Observed<readonly Item[]>, Failure>;

export const askLiveScores =
  ({ http, lastKnown }: LiveScoreNeeds): AskLiveScores =>
  <Item>(path: Segments, { item, freshFor, query = {}, agesOut = false }: Reading<Item>) =>
    lastKnown.through([path, query], {
      freshFor,
      load: () =>
        http.get<readonly Item[], Segments>(path, query, { deadline: 'primary', schema: itemsOf(item), refusalIn }),
      call: callTemplate('GET', path),
      doubtFor: doubtFor[agesOut ? 'agesOut' : 'usual'],
    });

/** Ids that no list has named are never requested from upstream. */
export const notNamed = <T>(): ResultAsync<T, Failure> => errAsync({ kind: 'not-found', upstream: liveScoreUpstream });

export const valueOf = <T>({ value }: Observed<T>): T => value;

export const single = <Item extends { readonly id: number }>(
  id: number,
  answer: ResultAsync<Observed<readonly Item[]>, Failure>,
): ResultAsync<Observed<Item>, Failure> =>
  answer.andThen(({ value, observedAt }) => {
    const found = value.find((one) => one.id === id);
    return found === undefined
      ? err<Observed<Item>, Failure>({ kind: 'not-found', upstream: liveScoreUpstream })
      : ok({ value: found, observedAt });
  });
