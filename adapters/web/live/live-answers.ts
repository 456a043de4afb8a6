import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Failure } from '#core/failure/failure.ts';
import type { Address } from '#core/addresses/paths/address.ts';
import type { Chance } from '#core/ports/chance.ts';
import { noteRoute } from '#adapters/telemetry/current-request.ts';
import { cacheControl } from '../responses/lifetime.ts';
import { type Refusal, refuse } from '../responses/refuse.ts';
import type { AnswerResource } from '../server/resource-routes.ts';
import { sendJson } from '../responses/send-json.ts';
import { status } from '../responses/status.ts';
import type { TrustedProxies } from '../requests/trusted-proxies.ts';
import { retryFrame } from './event-frame.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import type { LiveChannel } from './live-channel.ts';
import type { LiveRelay } from './live-relay.ts';
import { createStreamPlaces } from './stream-places.ts';

export interface LiveWords {
  readonly tooManyStreams: string;
  readonly full: string;
  readonly unknown: string;
  readonly silent: string;
}

export interface LiveNeeds {
  readonly channels: Readonly<Record<string, LiveChannel>>;
  readonly relay: LiveRelay;
  readonly chance: Chance;
  readonly proxies: Pick<TrustedProxies, 'addressOf'>;
  readonly words: LiveWords;
  readonly headers: readonly string[];
}

export interface LiveAnswers {
  readonly answer: AnswerResource;
  streams(): number;
  close(): void;
}

/** Milliseconds. Longer than a shutdown takes, and spread to avoid a reconnect burst. */
const [soonest, spread] = [5_000, 10_000];
/** Streams last for hours: metrics count them apart. */
const streamRoute = 'live-events';
/** Seconds. */
const tryAgainIn = 30;
/** Open pages poll every 15 s (spec §9). */
const caching = cacheControl({ fresh: 5, whileRevalidating: 5, ifError: 60 });

const addressed = /^\/api\/livescore\/([a-z1-]+\/[a-z]+)\/([1-9]\d{0,8})(\/events)?$/;

/** `/api/livescore/{sport}/{kind}/{id}` is the last 90 seconds; `…/events` adds a stream of changes. */
export const createLiveAnswers = (needs: LiveNeeds): LiveAnswers => {
  const { channels, relay, chance, proxies, words, headers } = needs;
  const places = createStreamPlaces();
  let closed = false;

  relay.hear((name, history) => {
    const at = name.lastIndexOf('/');
    channels[name.slice(0, at)]?.hear(Number(name.slice(at + 1)), history);
  });

  const refusalOf = ({ kind, retryAfter }: Failure): Refusal =>
    kind === 'not-found'
      ? { status: status.notFound, detail: words.unknown }
      : { status: status.unavailable, detail: words.silent, retryAfter };

  const stream = async (
    request: IncomingMessage,
    response: ServerResponse,
    { channel, id, asked }: { readonly channel: LiveChannel; readonly id: number; readonly asked: Address },
  ): Promise<void> => {
    const place = closed ? 'full' : places.take(proxies.addressOf(request));
    if (place === 'full')
      return refuse(request, response, headers, {
        status: status.unavailable,
        detail: words.full,
        retryAfter: tryAgainIn,
      });
    if (place === 'too-many')
      return refuse(request, response, headers, {
        status: status.tooMany,
        detail: words.tooManyStreams,
        retryAfter: tryAgainIn,
      });
    const told = await channel.read(id, asked);
    if (told.isErr() || told.value.over || closed || response.destroyed) {
      place.leave();
      if (told.isErr()) return refuse(request, response, headers, refusalOf(told.error));
      // A browser does not reconnect after 204.
      return void response.writeHead(status.noContent, [...headers, 'cache-control', 'no-store']).end();
    }
    const opened: EventStream = openEventStream(response, headers, () => {
      place.leave();
      channel.leave(id, opened);
    });
    if (request.method === 'HEAD') return opened.end();
    opened.write(retryFrame(Math.round(soonest + spread * chance.draw())));
    channel.join(id, asked, opened);
  };

  const answer: AnswerResource = async (request, response, address) => {
    const [, kind = '', id, streamed] = addressed.exec(address.path) ?? [];
    const channel = Object.hasOwn(channels, kind) ? channels[kind] : undefined;
    if (channel === undefined || id === undefined) return false;
    if (streamed !== undefined) noteRoute(streamRoute);
    if (streamed !== undefined) await stream(request, response, { channel, id: Number(id), asked: address });
    else
      (await channel.read(Number(id), address)).match(
        (told) => sendJson(request, response, told.answer, caching, headers),
        (failure) => refuse(request, response, headers, refusalOf(failure)),
      );
    return true;
  };

  return {
    answer,
    streams: places.taken,
    close: () => {
      closed = true;
      for (const channel of Object.values(channels)) channel.close();
    },
  };
};
