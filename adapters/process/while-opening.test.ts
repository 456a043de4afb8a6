import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { addressResolverOf } from '#config/wiring/installation.ts';
import { publicAddresses, sitesAt } from '#config/settings/sites.ts';
import { whileOpening } from './while-opening.ts';

const opening = () => {
  const { judge } = addressResolverOf(sitesAt(publicAddresses), 'https://bolt.example');
  const server = new EventEmitter() as Server;
  const time = createSteerableTime(stillTime());
  const found = whileOpening(
    {
      judge,
      find: async () => null,
      notices: { recall: async () => [] },
      readerCookie: 'reader',
      now: () => 0,
      dictionaryFor: () => null,
    },
    time,
  );
  found.listen(server);
  let loads = false;
  void found.mayLoad.then(() => (loads = true));
  return { ...found, time, server, loads: () => loads };
};
const asked = { method: 'GET', url: '/', rawHeaders: ['host', publicAddresses.mainDomain], headers: {} };

describe('a server that has just begun to listen', () => {
  it('loads nothing until its first reader is answered', async () => {
    const { answer, time, server, mayLoad, loads } = opening();
    server.emit('listening');
    const response = new EventEmitter() as ServerResponse;
    await answer()?.(asked as unknown as IncomingMessage, response);
    await time.advance(10);
    expect(loads()).toBe(false);
    response.emit('close');
    await mayLoad;
    expect(loads()).toBe(true);
  });

  it('loads soon without requests, and at once without a page cache', async () => {
    const { time, server, loads, answer, onLoaded } = opening();
    await time.advance(1_000);
    expect(loads()).toBe(false);
    server.emit('listening');
    await time.advance(59);
    expect(loads()).toBe(false);
    await time.advance(2);
    expect(loads()).toBe(true);
    onLoaded();
    expect(answer()).toBeNull();
    await whileOpening(null, time).mayLoad;
  });
});
