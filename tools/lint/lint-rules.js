import { relative, sep } from 'node:path';
import { isHungarian, mayBeHungarian } from './hungarian-places.js';
import { privateWords } from './private-words.js';

const exceptions =
  'Core must not throw: return a Result or a value (use Result.fromThrowable where the language throws).';
const misplaced =
  'Hungarian belongs to ui/messages, cli/messages, core/wording or the hu.ts of its noun (tools/lint/hungarian-places.js).';

const injected = 'Use the injected Time (adapters/time/time.ts).';
const timers = ['setTimeout', 'setInterval'];
const clocks = { Date: 'now', performance: 'now', AbortSignal: 'timeout' };

const waits =
  'Wait for the event itself, or advance the clock. A timer in a test may only be a deadline that fails (rejects, throws or aborts).';
/** Playwright calls that pause, retry, or return null before the first paint (use `boxOf`). */
const hasty = ['waitForTimeout', 'toPass', 'boundingBox'];
const pauses = ['delay', 'pause', 'sleep'];
/** Code of a timeout handler that ends in a failure. */
const fails = /\b(?:reject|abort|fail)\w*\b|\bthrow\b/;

/** Limits are named max and min: `mostBytes` is `maxBytes`. */
const limitName = (name) => {
  const [, word, rest] = /^(most|longest|least)([A-Z]\w*)$/.exec(name) ?? [];
  return word === undefined ? undefined : `${word === 'least' ? 'min' : 'max'}${rest}`;
};

/** Names of internal APIs, and folders that packages do not export. */
const internal = /INTERNALS|DO_NOT_USE|^_(?:internal|reactInternals|owner)|^__react/;
const insidePackage = /^(?![.#])(?:@[^/]+\/)?[^/]+\/(?:dist|src|lib|internal)\//;

const rules = {
  'no-private-api': {
    create: (context) => {
      const report = (node) =>
        context.report({ message: 'Use the public API of a library: internals change without notice.', node });
      return {
        Identifier: (node) => internal.test(node.name) && report(node),
        Literal: (node) => typeof node.value === 'string' && internal.test(node.value) && report(node),
        ImportDeclaration: (node) => insidePackage.test(node.source.value) && report(node),
      };
    },
  },
  'no-exceptions': {
    create: (context) => ({
      ThrowStatement: (node) => context.report({ message: exceptions, node }),
      TryStatement: (node) => context.report({ message: exceptions, node }),
    }),
  },
  'hungarian-in-its-place': {
    create: (context) => {
      if (mayBeHungarian(relative(process.cwd(), context.filename).split(sep).join('/'))) return {};
      const look = (text, node) => {
        if (isHungarian(text)) context.report({ message: misplaced, node });
      };
      return {
        Literal: (node) => typeof node.value === 'string' && look(node.value, node),
        TemplateElement: (node) => look(node.value.raw, node),
        JSXText: (node) => look(node.value, node),
      };
    },
  },
  'injected-time': {
    create: (context) => {
      const report = (node) => context.report({ message: injected, node });
      return {
        CallExpression: (node) => timers.includes(node.callee.name) && report(node),
        MemberExpression: (node) =>
          Object.hasOwn(clocks, node.object.name ?? '') &&
          clocks[node.object.name] === node.property.name &&
          report(node),
        NewExpression: (node) => node.callee.name === 'Date' && node.arguments.length === 0 && report(node),
        ImportDeclaration: (node) => {
          if (!/^(?:node:)?timers\/promises$/.test(node.source.value)) return;
          for (const { imported } of node.specifiers) if (timers.includes(imported?.name)) report(node);
        },
      };
    },
  },
  'no-waits': {
    create: (context) => {
      const report = (node) => context.report({ message: waits, node });
      return {
        CallExpression: (node) => {
          // `test.setTimeout` is the test's own timeout.
          const name = node.callee.object?.name === 'test' ? null : (node.callee.name ?? node.callee.property?.name);
          if (hasty.includes(name) || pauses.includes(node.callee.name)) report(node);
          if (name === 'setTimeout' && !fails.test(context.sourceCode.getText(node.arguments[0]))) report(node);
        },
        ImportDeclaration: (node) => {
          if (!/^(?:node:)?timers\/promises$/.test(node.source.value)) return;
          for (const { imported } of node.specifiers) if (timers.includes(imported?.name)) report(node);
        },
      };
    },
  },
  'standard-names': {
    create: (context) => ({
      Identifier: (node) => {
        const standard = privateWords.get(node.name) ?? limitName(node.name);
        if (standard !== undefined)
          context.report({ message: `Use the standard name ${standard} (tools/lint/private-words.js).`, node });
      },
    }),
  },
};

export default { meta: { name: 'own' }, rules };
