import { describe, expect, it } from 'vitest';
import { serverEnded } from '#adapters/control/send-request.ts';
import { DatabaseTrouble } from '#adapters/origin/database/storage/trouble.ts';
import { failureOf } from './failure-of.ts';

const coded = (code: string, message: string): Error => Object.assign(new Error(message), { code });

describe('the failure of an order', () => {
  it.each([
    ['Client has encountered a connection error and is not queryable'],
    ['Connection terminated unexpectedly'],
    ['Connection terminated: the server has lost it'],
  ])('is a lost database for every wording of node-postgres: %s', (message) => {
    expect(failureOf(new Error(message))).toEqual({ failed: 'database-lost', about: message });
  });

  it.each([['57P01'], ['ECONNRESET'], ['EPIPE'], ['08006']])('is a lost database by its code %s', (code) => {
    expect(failureOf(coded(code, 'x'))).toMatchObject({ failed: 'database-lost' });
  });

  it('is a database that was not reached, before anything was done', () => {
    expect(failureOf(coded('ECONNREFUSED', 'connect'))).toEqual({ failed: 'no-database', about: 'connect' });
    expect(failureOf(new DatabaseTrouble('refused', 'PostgreSQL at a refuses'))).toEqual({
      failed: 'no-database',
      about: 'PostgreSQL at a refuses',
    });
  });

  it('is a server that stopped before it responded', () => {
    expect(failureOf(coded(serverEnded, 'closed'))).toEqual({ failed: 'server-ended', about: 'closed' });
  });

  it('is a locked folder, or another error', () => {
    expect(failureOf(new DatabaseTrouble('in-use', 'Held by 7'))).toEqual({ failed: 'in-use', about: 'Held by 7' });
    expect(failureOf(coded('ENOSPC', 'no space'))).toEqual({ failed: 'broken', about: 'no space' });
  });
});
