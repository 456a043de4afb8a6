import { beforeAll, describe, expect, it } from 'vitest';
import type { PushAddress, TopicSubscriptions } from '../ports/topic-subscriptions.ts';

/** The subject must know the topics `hirek` and `sport`. */
export const describeTopicSubscriptions = (name: string, makeSubject: () => TopicSubscriptions): void => {
  describe(`TopicSubscriptions: ${name}`, () => {
    let subject: TopicSubscriptions = undefined as never;
    beforeAll(() => {
      subject = makeSubject();
    });
    const address = (more: Partial<PushAddress> = {}): PushAddress => ({
      endpoint: 'https://push.example.net/send/anna',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      ...more,
    });
    const followed = async (token: string) => (await subject.of(token))._unsafeUnwrap().toSorted();

    it('return a constant public key for subscriptions', async () => {
      const key = (await subject.publicKey())._unsafeUnwrap();
      expect(key).toMatch(/^B[\w-]{86}$/);
      expect((await subject.publicKey())._unsafeUnwrap()).toBe(key);
    });

    it('know nothing about an unknown browser', async () => {
      expect(await followed('n'.repeat(43))).toEqual([]);
      expect((await subject.unfollow('n'.repeat(43), 'hirek'))._unsafeUnwrap()).toBeNull();
      expect((await subject.unfollow('n'.repeat(43), null))._unsafeUnwrap()).toBeNull();
    });

    it('keep what each browser follows, however often it says so', async () => {
      const [anna, bela] = ['a'.repeat(43), 'b'.repeat(43)];
      for (const topic of ['hirek', 'hirek', 'sport'])
        expect((await subject.follow(anna, topic, null))._unsafeUnwrap()).toBeNull();
      await subject.follow(bela, 'hirek', null);
      expect(await followed(anna)).toEqual(['hirek', 'sport']);
      await subject.unfollow(anna, 'hirek');
      expect(await followed(anna)).toEqual(['sport']);
      await subject.unfollow(anna, null);
      expect([await followed(anna), await followed(bela)]).toEqual([[], ['hirek']]);
    });

    it('follow no topic that there is not', async () => {
      expect((await subject.follow('c'.repeat(43), 'nincs', null))._unsafeUnwrapErr().kind).toBe('not-found');
    });

    it('store the push address of a browser, and reject internal addresses', async () => {
      const token = 'd'.repeat(43);
      await subject.follow(token, 'sport', null);
      expect((await subject.reach(token, address(), null, ''))._unsafeUnwrap()).toBeNull();
      const inside = await subject.reach(token, address({ endpoint: 'http://10.0.0.7/admin' }), null, '');
      expect(inside._unsafeUnwrapErr().kind).toBe('not-found');
      expect(await followed(token)).toEqual(['sport']);
    });

    it('give the same response for an invalid confirmation', async () => {
      expect((await subject.prove(`1.${'p'.repeat(43)}`))._unsafeUnwrap()).toBeNull();
    });
  });
};
