import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { newBrowser, startPushService } from './push-service.fake.ts';
import { createSendPush } from './send-push.ts';

const [previous, next] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
const message = { text: '{"title":"Cím"}', topic: 'cikk-1', seconds: 60 };

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

/** As push services do, refuses keys other than those of the subscription. */
const subscribedWith = new Map<string, string>();
beforeEach(() => {
  subscribedWith.clear();
  service.arrived.length = 0;
  service.answerWith((path, response) => {
    const key = service.arrived.at(-1)?.headers.authorization?.split('k=')[1];
    response.writeHead(subscribedWith.get(path) === key ? 201 : 403).end();
  });
});
const senderWith = (keys: typeof next, otherKeys?: typeof next) =>
  createSendPush({
    origins: [service.origin],
    subject: 'mailto:ugyelet@lapunk.example',
    keys,
    otherKeys,
    now: () => 1_790_000_000,
  });
const subscribe = (name: string, { publicKey }: typeof next) => {
  subscribedWith.set(`/send/${name}`, publicKey);
  return newBrowser(service.origin, name);
};

describe('a change of the VAPID keys', () => {
  it('loses every follower without the previous keys', async () => {
    const { send, close } = senderWith(next);
    expect(await send(subscribe('anna', previous).address, message)).toEqual({ kind: 'refused' });
    await close();
  });

  it('loses none with them: old subscriptions receive messages, and new ones, too', async () => {
    const { send, close } = senderWith(next, previous);
    const [anna, bela] = [subscribe('anna', previous), subscribe('bela', next)];
    for (const browser of [anna, bela]) expect(await send(browser.address, message)).toEqual({ kind: 'sent' });
    expect(anna.open(service.arrived[1] as never)).toEqual({ title: 'Cím' });
    await close();
  });

  it('costs an old subscription one refused request, and none after it subscribed again', async () => {
    const { send, close } = senderWith(next, previous);
    const { address } = subscribe('anna', previous);
    for (let time = 0; time < 3; time += 1) await send(address, message);
    expect(service.arrived).toHaveLength(4);
    subscribedWith.set('/send/anna', next.publicKey);
    for (let time = 0; time < 3; time += 1) expect(await send(address, message)).toEqual({ kind: 'sent' });
    expect(service.arrived).toHaveLength(8);
    await close();
  });

  it('does not repeat a message that the service accepted, postponed or called gone', async () => {
    const { send, close } = senderWith(next, previous);
    const { address } = subscribe('anna', next);
    for (const status of [201, 410, 503]) {
      service.arrived.length = 0;
      service.answerWith((_, response) => void response.writeHead(status).end());
      await send(address, message);
      expect(service.arrived).toHaveLength(1);
    }
    await close();
  });
});
