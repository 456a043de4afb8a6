import { relative, sep } from 'node:path';
import { isHungarian, mayBeHungarian } from './hungarian-places.js';
import { privateWords } from './private-words.js';

const exceptions =
  'Core knows no exceptions: give a Result or a value (Result.fromThrowable where the language throws).';
const misplaced =
  'Hungarian belongs to ui/messages, cli/messages, core/wording or the hu.ts of its noun (config/hungarian-places.js).';

/** Rules of this product's own, for .oxlintrc.json. */
const rules = {
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
  'standard-names': {
    create: (context) => ({
      Identifier: (node) => {
        const standard = privateWords.get(node.name);
        if (standard !== undefined)
          context.report({ message: `The field calls this ${standard} (config/private-words.js).`, node });
      },
    }),
  },
};

export default { meta: { name: 'own' }, rules };
