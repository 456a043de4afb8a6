import { Problem } from '../../http/problem.ts';
import { passOf } from '../../readers/passes/pass-of.ts';
import type { Call } from '../context/api-context.ts';

export const ownPass: Call = {
  path: '/api/passes/own',
  answer: async (context, { bearer }) => {
    const pass = await passOf(context, bearer);
    if (pass === null)
      throw new Problem(401, 'The token is not that of a valid pass', { 'WWW-Authenticate': 'Bearer' });
    return pass;
  },
};
