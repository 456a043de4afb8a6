import { duration } from '#core/wording/duration.ts';
import { speakRelativeDate } from '#core/wording/hu.ts';
import { speakDate, speakDateAndTime, speakUpdateTag } from '#core/wording/hu-dates.ts';
import { hungarianOrder } from '#core/wording/hungarian-order.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { zonedTime } from '#core/wording/zoned-time.ts';
import { money } from '#core/wording/money.ts';
import { relativeDate } from '#core/wording/relative-date.ts';
import { thousands } from '#core/wording/thousands.ts';
import { truncate } from '#core/wording/truncate.ts';
import { updateTag } from '#core/wording/update-tag.ts';
import type { AskRule } from '../rule/ask-rule.ts';
import { plainly, siteIn, siteOrMain } from '../rule/ask-rule.ts';
import { BadInput, flag, number, orElse, text, texts, whole } from '../rule/fields.ts';

export const wordingRules: readonly AskRule[] = [
  {
    name: 'relative-date',
    input: '{at, now, site?}',
    answer: 'text',
    decide: (question, installation) => {
      const date = relativeDate(
        number(question, 'at'),
        number(question, 'now'),
        siteOrMain(question, installation).timeZone,
      );
      return { answer: speakRelativeDate(date), reason: date.kind };
    },
  },
  {
    name: 'date',
    input: '{at, time?, site?}',
    answer: 'text',
    decide: (question, installation) => {
      const speak = orElse(flag, question, 'time', false) ? speakDateAndTime : speakDate;
      return plainly(speak(number(question, 'at'), siteOrMain(question, installation).timeZone));
    },
  },
  {
    name: 'update-tag',
    input: '{pubDate, updatedAt, now}',
    answer: 'text | null',
    decide: (question) => {
      const tag = updateTag(
        number(question, 'pubDate'),
        orElse(number, question, 'updatedAt', null),
        number(question, 'now'),
      );
      return { answer: tag && speakUpdateTag(tag), reason: tag?.kind ?? '' };
    },
  },
  {
    name: 'truncate',
    input: '{text, limit}',
    answer: 'text',
    decide: (question) => plainly(truncate(text(question, 'text'), whole(question, 'limit', 0))),
  },
  {
    name: 'thousands',
    input: '{value, column?}',
    answer: 'text',
    decide: (question) =>
      plainly(thousands(number(question, 'value'), orElse(flag, question, 'column', false) ? 'column' : 'text')),
  },
  {
    name: 'money',
    input: '{value, site, column?}',
    answer: 'text',
    decide: (question, installation) =>
      plainly(
        money(
          number(question, 'value'),
          siteIn(question, installation).currency,
          orElse(flag, question, 'column', false) ? 'column' : 'text',
        ),
      ),
  },
  {
    name: 'duration',
    input: '{seconds}',
    answer: 'mm:ss | hh:mm:ss',
    decide: (question) => {
      const written = duration(number(question, 'seconds'));
      if (written === null) throw new BadInput('not-negative', 'seconds');
      return plainly(written);
    },
  },
  {
    name: 'hungarian-order',
    input: '{words: [text]}',
    answer: '[text]',
    decide: (question) => plainly(texts(question, 'words').toSorted(hungarianOrder)),
  },
  { name: 'iso-time', input: '{at}', answer: 'text', decide: (question) => plainly(isoTime(number(question, 'at'))) },
  {
    name: 'zoned-time',
    input: '{at, site?}',
    answer: 'text',
    decide: (question, installation) =>
      plainly(zonedTime(number(question, 'at'), siteOrMain(question, installation).timeZone)),
  },
];
