import { noteRoute } from '#adapters/telemetry/current-request.ts';
import { editionText } from '../database/edits/edition.ts';
import type { SiteTable } from '../database/schema/schema.ts';
import type { Asked } from '../http/listen.ts';
import { isReading, methodNotAllowed } from '../http/method-not-allowed.ts';
import { goneFrom } from '../http/on-gone.ts';
import { notFound, Problem } from '../http/problem.ts';
import { refuseExpired } from '../staff/staff-of.ts';
import { readForm } from '../http/read-form.ts';
import { readJson } from '../http/read-json.ts';
import type { Reply } from '../http/reply.ts';
import { calls } from './calls.ts';
import { storable } from './context/parameters.ts';
import type { Ask, Call, ApiContext } from './context/api-context.ts';

const known = calls.map((call) => ({ call, parts: call.path.split('/').slice(1) }));

interface Matched {
  readonly call: Call;
  readonly path: Readonly<Record<string, string>>;
}

const methodsOf = ({ method }: Call): readonly string[] => (method === undefined ? ['GET', 'HEAD'] : [method]);

const match = (segments: readonly string[], method: string): Matched | null => {
  const here = known.filter(
    ({ parts }) =>
      parts.length === segments.length &&
      parts.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at])),
  );
  const found = here.find(({ call }) => methodsOf(call).includes(method));
  if (found !== undefined)
    return {
      call: found.call,
      path: Object.fromEntries(
        found.parts.flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), segments[at] ?? '']] : [])),
      ),
    };
  if (here.length === 0 && isReading(method)) return null;
  throw methodNotAllowed(here.flatMap(({ call }) => methodsOf(call)));
};

const siteOf = ({ sites }: ApiContext, header: string | string[] | undefined, name: string): SiteTable => {
  const site = header === undefined ? sites.byRole.get('main') : sites.bySlug.get(String(header));
  if (site === undefined) throw new Problem(400, `${name}: no such site`);
  return site;
};

const clean = (values: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, storable(value)]));

export const bearerOf = (header: string | undefined): string | null =>
  /^Bearer ([\w.~+/=-]{1,4000})$/i.exec(header ?? '')?.[1] ?? null;

const maxAddressLength = 64;

const say = (context: ApiContext, { answer, searches }: Call, ask: Ask): Promise<unknown> =>
  searches?.(ask.query)
    ? context.searchInTurn((db) => answer({ ...context, db }, ask), ask.onGone)
    : answer(context, ask);

const answer = async (context: ApiContext, siteHeader: string, { segments, query, request }: Asked): Promise<Reply> => {
  const matched = match(segments, request.method ?? '');
  if (matched === null) throw notFound('The call');
  noteRoute(matched.call.path);
  const site = siteOf(context, request.headers[siteHeader], siteHeader);
  const { authorization } = request.headers;
  const bearer = bearerOf(authorization);
  if (matched.call.path !== '/api/logout') await refuseExpired(context.security, bearer);
  const said = await say(context, matched.call, {
    site,
    path: clean(matched.path),
    query: clean(query),
    bearer,
    asker: String(request.headers['x-forwarded-for'] ?? '').slice(0, maxAddressLength),
    body: (maxBytes) => readJson(request, maxBytes),
    form: () => readForm(request),
    onGone: goneFrom(request),
  });
  const caching = authorization === undefined && matched.call.method === undefined ? 'no-cache' : 'private, no-store';
  return {
    body: JSON.stringify(said),
    type: 'application/json; charset=utf-8',
    headers: { 'Cache-Control': caching, Vary: `${siteHeader}, Authorization` },
  };
};

/**
 * Seconds until the response may change by scheduled publication (R42). `next` is read first: the value is never too
 * late.
 */
const untilNext = (context: ApiContext, next: number | null): Readonly<Record<string, string>> =>
  next === null ? {} : { 'Next-Publication': String(Math.max(0, next - context.now())) };

/** `siteHeader` names the requesting site. Responses to authorized requests are private. */
export const answerCall = async (context: ApiContext, siteHeader: string, asked: Asked): Promise<Reply> => {
  const next = await context.nextPublication();
  // Read before the response is built: the response contains every edit up to this edition.
  const edition = editionText(context.edits.current());
  const headers = () => ({ Edition: edition, ...untilNext(context, next) });
  try {
    const reply = await answer(context, siteHeader, asked);
    return { ...reply, headers: { ...reply.headers, ...headers() } };
  } catch (cause) {
    throw cause instanceof Problem ? cause.with(headers()) : cause;
  }
};
