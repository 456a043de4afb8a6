import { isFields } from '#core/json/is-fields.ts';
import { ownTopics } from '#core/readers/topics/own-topics.ts';
import { readPushMessage } from '#core/readers/topics/push-message.ts';
import { judgeEndpoint } from '#core/readers/topics/push-endpoint.ts';
import { topicsOf } from '#core/readers/topics/topics-of.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly, siteOrMain } from '../rule/ask-rule.ts';
import { flag, inner, list, text, texts } from '../rule/fields.ts';

const slugs = (names: readonly string[]) => names.map((slug) => ({ slug }));

export const topicRules: readonly AskRule[] = [
  {
    name: 'topics',
    input:
      '{site?, sections: [slug], tags: [slug], flags: [flag], adult, pr, english, topics: [{id, sections, tags, flags}]}',
    answer: '[id]',
    decide: (question, installation) => {
      const { role, slug } = siteOrMain(question, installation);
      const article = {
        siteSlug: slug,
        adult: flag(question, 'adult'),
        pr: flag(question, 'pr'),
        english: flag(question, 'english'),
        flags: texts(question, 'flags'),
        tags: slugs(texts(question, 'tags')),
        superTags: slugs(texts(question, 'sections')),
      };
      const topics = list(question, 'topics').map((given) => {
        const topic = isFields(given) ? given : {};
        return {
          id: text(topic, 'id'),
          site: role,
          title: '',
          description: '',
          perDay: 0,
          sections: texts(topic, 'sections'),
          tags: texts(topic, 'tags'),
          flags: texts(topic, 'flags'),
        };
      });
      return plainly(topicsOf(article, topics, () => role).map(({ id }) => id));
    },
  },
  {
    name: 'own-topics',
    input: '{site?, topics: [id], followed: [id], asked?}',
    answer: '[{id, title, description, followed}]',
    decide: (question, installation) => {
      const { role: site } = siteOrMain(question, installation);
      const none = { site, title: '', description: '', perDay: 0, sections: [], tags: [], flags: [] };
      const topics = texts(question, 'topics').map((id) => ({ ...none, id }));
      const asked = question['asked'] === undefined ? null : text(question, 'asked');
      return plainly(ownTopics(topics, { site, followed: texts(question, 'followed'), asked }));
    },
  },
  {
    name: 'push-endpoint',
    input: '{endpoint, origins: [origin]}',
    answer: 'boolean: true if notifications are sent to this endpoint',
    decide: (question) => {
      const verdict = judgeEndpoint(text(question, 'endpoint'), texts(question, 'origins'));
      return { answer: verdict === 'allowed', reason: verdict };
    },
  },
  {
    name: 'push-message',
    input: '{message, origin}',
    answer: '{title, lead, path, tag, proof} | null',
    decide: (question) => plainly(readPushMessage(inner(question, 'message'), text(question, 'origin'))),
  },
];
