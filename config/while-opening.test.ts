import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressResolverOf } from './installation.ts';
import { publicAddresses, sitesAt } from './sites.ts';
import { whileOpening } from './while-opening.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const opening = () => {
  const { judge } = addressResolverOf(sitesAt(publicAddresses), 'https://bolt.example');
  const server = new EventEmitter() as Server;
  const found = whileOpening({
    judge,
    find: async () => null,
    notices: { recall: async () => [] },
    personalCookies: [],
    readerCookie: 'reader',
    now: () => 0,
    dictionaryFor: () => null,
  });
  found.listen(server);
  let loads = false;
  void found.mayLoad.then(() => (loads = true));
  return { ...found, server, loads: () => loads };
};
const asked = { method: 'GET', url: '/', rawHeaders: ['host', publicAddresses.mainDomain], headers: {} };

describe('a server that has just begun to listen', () => {
  it('loads nothing until its first reader is answered', async () => {
    const { answer, server, loads } = opening();
    server.emit('listening');
    const response = new EventEmitter() as ServerResponse;
    await answer()?.(asked as unknown as IncomingMessage, response);
    await vi.advanceTimersByTimeAsync(10);
    expect(loads()).toBe(false);
    response.emit('close');
    await vi.advanceTimersByTimeAsync(0);
    expect(loads()).toBe(true);
  });

  it('loads soon when nobody asks, and at once where no copies are kept', async () => {
    const { server, loads, answer, onLoaded } = opening();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(loads()).toBe(false);
    server.emit('listening');
    await vi.advanceTimersByTimeAsync(59);
    expect(loads()).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(loads()).toBe(true);
    onLoaded();
    expect(answer()).toBeNull();
    await whileOpening(null).mayLoad;
  });
});
