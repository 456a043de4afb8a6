import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { createPushThreads } from './push-threads.ts';
import { newBrowser, startPushService } from './push-service.fake.ts';

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

const threadsOf = (file: URL) =>
  createPushThreads({
    file,
    threads: 2,
    origins: [service.origin],
    subject: 'mailto:ugyelet@lapunk.example',
    keys: webPush.generateVAPIDKeys(),
  });
const message = { text: '{"title":"Cím"}', topic: 'cikk-1', seconds: 60 };

describe('threads that send', () => {
  it('encrypt and send messages, each to its browser, and report the result', async () => {
    const { send, close } = threadsOf(new URL('../../../../config/entry-points/push-worker.ts', import.meta.url));
    const browsers = Array.from({ length: 6 }, (_, at) => newBrowser(service.origin, `b${at}`));
    service.answerWith((path, response) => void response.writeHead(path.endsWith('b5') ? 410 : 201).end());
    const fates = await Promise.all(browsers.map(({ address }) => send(address, message)));
    expect(fates.map(({ kind }) => kind)).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'gone']);
    expect(service.arrived).toHaveLength(6);
    for (const arrived of service.arrived) {
      const own = browsers.find(({ address }) => address.endpoint.endsWith(arrived.path));
      expect(own?.open(arrived)).toEqual({ title: 'Cím' });
    }
    await close();
  }, 30_000);

  it('that crash leave their messages for later, and are replaced', async () => {
    const { send, close } = threadsOf(new URL('data:text/javascript,process.exit(1)'));
    const { address } = newBrowser(service.origin, 'c');
    for (let round = 0; round < 2; round += 1)
      expect(await send(address, message)).toEqual({ kind: 'later', wait: null, answered: 0 });
    await close();
  });
});
