import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { inSpan, setTracing, startSpan, traceparent } from '../current-request.ts';
import { messageIn, openTelemetry } from './open-telemetry.ts';
import { type OtlpReceiver, startOtlpReceiver } from './otlp-receiver.fake.ts';

let receiver: OtlpReceiver;
beforeEach(async () => {
  receiver = await startOtlpReceiver();
});
afterEach(() => {
  setTracing(null);
  receiver.close();
});

const service = { name: 'a-service', instance: 'host.1' };

const open = (ratio = 1, endpoint = receiver.endpoint) => {
  const time = createSteerableTime();
  const settings = { service, scope: 'web', metrics: false, traces: { endpoint, ratio } };
  return openTelemetry(settings, time, () => undefined).then((telemetry) => ({
    ...telemetry,
    time,
  }));
};

const received = (name: string) => {
  const span = receiver.spans.find((one) => one.name === name);
  if (span === undefined) throw new Error(`no span ${name} of ${receiver.spans.map((one) => one.name).join(', ')}`);
  return span;
};

const request = (parent?: string) => startSpan('GET', { kind: 'server', parent })!;

describe('traces', () => {
  it('reach a collector as JSON, each span with its parent, also over asynchronous steps', async () => {
    const telemetry = await open();
    const page = request();
    await page.within(async () => {
      await inSpan('load', {}, async () => {
        await Promise.resolve();
        await Promise.all(['a', 'b'].map((name) => inSpan(name, { kind: 'client' }, async () => name)));
      });
      inSpan('render', { attributes: { bytes: 7, gone: undefined } }, () => 'text');
    });
    page.span.rename('GET index');
    page.span.end();
    await telemetry.close();
    expect([...receiver.paths]).toEqual(['/v1/traces']);
    const parentOf = (name: string) =>
      receiver.spans.find(({ spanId }) => spanId === received(name).parentSpanId)?.name;
    expect(['load', 'a', 'b', 'render'].map(parentOf)).toEqual(['GET index', 'load', 'load', 'GET index']);
    expect(received('GET index').parentSpanId ?? '').toBe('');
    expect(new Set(receiver.spans.map(({ traceId }) => traceId)).size).toBe(1);
    expect(received('render')).toMatchObject({ service: 'a-service', kind: 1, attributes: { bytes: 7 } });
    expect([received('GET index').kind, received('a').kind]).toEqual([2, 3]);
  });

  it('continue the trace of a trusted client, and pass it on', async () => {
    const telemetry = await open(0);
    const page = request(`00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`);
    const sent = page.within(() => inSpan('call', { kind: 'client' }, () => traceparent()));
    page.span.end();
    await telemetry.close();
    expect(received('GET')).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16) });
    expect(sent).toBe(`00-${'a'.repeat(32)}-${received('call').spanId}-01`);
  });

  it('leave out the share of requests that is not sampled', async () => {
    const telemetry = await open(0);
    const page = request();
    page.within(() => inSpan('load', {}, () => undefined));
    page.span.end();
    await telemetry.close();
    expect(receiver.spans).toEqual([]);
  });

  it('have spans of requests only, not of timers that a request started long ago', async () => {
    const telemetry = await open();
    expect(inSpan('timer', {}, () => traceparent())).toBeUndefined();
    const page = request();
    page.within(() => undefined);
    page.span.end();
    page.within(() => inSpan('afterwards', {}, () => undefined));
    await telemetry.time.advance(31_000);
    page.within(() => inSpan('much later', {}, () => undefined));
    await telemetry.close();
    expect(receiver.spans.map(({ name }) => name)).toEqual(['GET', 'afterwards']);
  });

  it('have a span for a step that has ended, with its own length', async () => {
    const telemetry = await open();
    const page = request();
    page.within(() => inSpan('SELECT articles', { kind: 'client', took: 250 }, () => undefined));
    page.span.end();
    await telemetry.close();
    const { startTimeUnixNano: from, endTimeUnixNano: until } = received('SELECT articles');
    expect(Math.round((Number(until) - Number(from)) / 1e6)).toBe(250);
  });

  it('mark failures, and end with their promise', async () => {
    const telemetry = await open();
    const page = request();
    await page.within(async () => {
      await expect(inSpan('rejects', {}, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
      expect(() =>
        inSpan('throws', {}, () => {
          throw new Error('no');
        }),
      ).toThrow('no');
      inSpan('fails', {}, (span) => span.fail('503'));
    });
    page.span.end();
    await telemetry.close();
    for (const [name, type] of [
      ['rejects', 'exception'],
      ['throws', 'exception'],
      ['fails', '503'],
    ] as const)
      expect(received(name)).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': type } });
  });

  it('do not delay a stop when the collector refuses, and are off afterwards', async () => {
    receiver.close();
    const telemetry = await open(1, 'http://127.0.0.1:1');
    request().span.end();
    const closed = telemetry.close();
    await telemetry.time.advance(2_000);
    await closed;
    expect(startSpan('GET', { kind: 'server' })).toBeNull();
  });
});

it.each([
  ['{"stack":"Error: connect\\n at x","message":"connect ECONNREFUSED","code":"E"}', 'connect ECONNREFUSED'],
  ['Dropped 3 spans', 'Dropped 3 spans'],
])('logs %j as %s', (text, message) => {
  expect(messageIn(text)).toBe(message);
});

it('without configuration no span is made, and results pass unchanged', async () => {
  expect(startSpan('GET', { kind: 'server' })).toBeNull();
  expect(traceparent()).toBeUndefined();
  expect(inSpan('x', {}, (span) => (span.fail('y'), 1))).toBe(1);
  await expect(inSpan('x', {}, async () => 2)).resolves.toBe(2);
});
