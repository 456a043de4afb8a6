import { isDismissed, withDismissed } from '#core/editorial/notices/dismissed-notices.ts';
import { type Notice, noticeAudiences, noticeLevels } from '#core/editorial/notices/notice.ts';
import { noticeLink } from '#core/editorial/notices/notice-link.ts';
import { noticeText } from '#core/editorial/notices/notice-text.ts';
import { visibleNotices } from '#core/editorial/notices/visible-notices.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly } from '../rule/ask-rule.ts';
import type { Fields } from '../rule/fields.ts';
import { isSet, items, number, oneOf, orElse, text, texts } from '../rule/fields.ts';

const noticeIn = (notice: Fields): Notice => ({
  id: text(notice, 'id'),
  text: orElse(text, notice, 'text', ''),
  level: oneOf(notice, 'level', noticeLevels),
  until: number(notice, 'until'),
  link: null,
  sites: orElse<readonly string[], null>(texts, notice, 'sites', null),
  audience: orElse((fields, name) => oneOf(fields, name, noticeAudiences), notice, 'audience', 'everybody'),
  required: isSet(notice, 'required'),
});

export const noticeRules: readonly AskRule[] = [
  {
    name: 'notices-on-page',
    input: '{now, site, app?, notices: [{id, level, until, sites?, audience?}]}',
    answer: '[id]',
    decide: (question) => {
      const place = { now: number(question, 'now'), site: text(question, 'site'), app: isSet(question, 'app') };
      return plainly(visibleNotices(items(question, 'notices', noticeIn), place).map(({ id }) => id));
    },
  },
  {
    name: 'notice-text',
    input: '{text}',
    answer: 'text | null',
    decide: (question) => plainly(noticeText(text(question, 'text'))),
  },
  {
    name: 'notice-link',
    input: '{link}',
    answer: 'path or address | null',
    decide: (question) => plainly(noticeLink(text(question, 'link'))),
  },
  {
    name: 'notice-dismissed',
    input: '{kept, id, until}',
    answer: 'boolean',
    decide: (question) => plainly(isDismissed(question['kept'], [text(question, 'id'), number(question, 'until')])),
  },
  {
    name: 'notice-dismiss',
    input: '{kept, id, until, now}',
    answer: '[[id, until]]',
    decide: (question) =>
      plainly(
        withDismissed(question['kept'], [text(question, 'id'), number(question, 'until')], number(question, 'now')),
      ),
  },
];
