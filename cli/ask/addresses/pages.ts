import { insteadOfFailure } from '#core/pages/building/instead-of-failure.ts';
import { turnsAway } from '#core/pages/offered.ts';
import { anonymous } from '#core/pages/visitor.ts';
import type { Failure } from '#core/failure/failure.ts';
import { asciiPath, badPath, plainPath } from '#core/addresses/paths/path-text.ts';
import { queryParameters } from '#core/pages/query-parameters.ts';
import { routeNames } from '#core/pages/pages.ts';
import { whyUnmatched } from '#core/addresses/routes/why-unmatched.ts';
import { readAddress } from '../../addresses/read-address.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import { flag, number, oneOf, orElse, text } from '../rule/fields.ts';
import { routeAsItStands } from '../rule/route-as-it-stands.ts';

const failureKinds: readonly Failure['kind'][] = [
  'not-found',
  'forbidden',
  'session-expired',
  'unavailable',
  'malformed',
];

export const pageRules: readonly AskRule[] = [
  {
    name: 'turned-away',
    input: '{preview, route, staff}',
    answer: 'boolean',
    decide: (question) => {
      const visitor = flag(question, 'staff') ? { ...anonymous, staffToken: 'a token' } : anonymous;
      return plainly(turnsAway(flag(question, 'preview'), { name: oneOf(question, 'route', routeNames) }, visitor));
    },
  },
  {
    name: 'failed-page',
    input: `{failure: ${failureKinds.map((kind) => `"${kind}"`).join(' | ')}, retryAfter?}`,
    answer: '{kind, retryAfter?}',
    decide: (question) => {
      const retryAfter = orElse(number, question, 'retryAfter', undefined);
      const instead = insteadOfFailure({
        kind: oneOf(question, 'failure', failureKinds),
        upstream: '',
        ...(retryAfter === undefined ? {} : { retryAfter }),
      });
      return plainly(
        instead.kind === 'unavailable'
          ? { kind: instead.kind, retryAfter: instead.retryAfter ?? null }
          : { kind: instead.kind },
      );
    },
  },
  {
    name: 'bad-path',
    input: '{path}',
    answer: 'a stable reason code | null',
    decide: (question) => plainly(badPath(asciiPath(text(question, 'path')))),
  },
  {
    name: 'query-parameters',
    input: '{url}',
    answer: '[name] | null',
    decide: (question, installation) => {
      const route = routeAsItStands(installation, text(question, 'url'));
      return plainly(route && queryParameters(route));
    },
  },
  {
    name: 'why-unmatched',
    input: '{url}',
    answer: '{kind, …} | null',
    decide: (question, installation) => {
      const url = text(question, 'url');
      if (routeAsItStands(installation, url) !== null) return plainly(null);
      const { host, path } = readAddress(url, installation.mainHost);
      const plain = plainPath(asciiPath(path));
      return plainly(
        whyUnmatched(
          installation.book.routes,
          installation.needs.sites,
          installation.book.selectSite(host, plain).site,
          plain,
        ),
      );
    },
  },
];
