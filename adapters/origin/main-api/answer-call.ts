import type { SiteTable } from '../database/schema.ts';
import type { Asked } from '../http/listen.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import { calls } from './calls.ts';
import type { Call, Newsroom } from './newsroom.ts';

const known = calls.map((call) => ({ call, parts: call.path.split('/').slice(1) }));

const match = (segments: readonly string[]): { readonly call: Call; readonly path: Readonly<Record<string, string>> } | null => {
  const found = known.find(({ parts }) => parts.length === segments.length && parts.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at])));
  if (found === undefined) return null;
  return { call: found.call, path: Object.fromEntries(found.parts.flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), segments[at] ?? '']] : []))) };
};

const siteOf = ({ sites }: Newsroom, header: string | string[] | undefined, name: string): SiteTable => {
  const site = header === undefined ? sites.byRole.get('main') : sites.bySlug.get(String(header));
  if (site === undefined) throw new Problem(400, `${name}: no such site`);
  return site;
};

// PostgreSQL keeps no zero byte in a text: such a value can match nothing, and must not become its error.
const clean = (values: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replaceAll('\0', '\uFFFD').toWellFormed()]));

/** Answers a call of the main API. `siteHeader` is the header that names the asking site. */
export const answerCall = async (newsroom: Newsroom, siteHeader: string, { segments, query, request }: Asked): Promise<Reply> => {
  const matched = match(segments);
  if (matched === null) throw notFound('The call');
  const site = siteOf(newsroom, request.headers[siteHeader], siteHeader);
  const answer = await matched.call.answer(newsroom, { site, path: clean(matched.path), query: clean(query) });
  return { body: JSON.stringify(answer), type: 'application/json; charset=utf-8', headers: { 'Cache-Control': 'no-cache', Vary: siteHeader } };
};
