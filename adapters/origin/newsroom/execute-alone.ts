import type { Time } from '#adapters/time/time.ts';
import { secondsOf } from '#adapters/time/seconds-of.ts';
import { explaining } from '../database/storage/explain-trouble.ts';
import { openDatabase } from '../database/connection/open-database.ts';
import type { DatabasePlace } from '../database/storage/place.ts';
import { originIn, type OriginSite } from '../database/schema/origin-site.ts';
import type { MailOptions } from '../mail/mail-options.ts';
import { noMailOf, roomFor } from '../mail/open-mail.ts';
import type { NewsletterPlan } from '../readers/newsletters/plan.ts';
import type { NewsletterOffer } from '../readers/newsletters/subscriptions.ts';
import type { ReservedWords } from './context/reserved-words.ts';
import { signingKeyOf } from '../credentials/signing-key.ts';
import { bringUpToDate } from './backup/prepare-database.ts';
import { awaitNodes, execute } from './execute.ts';
import type { FindUnshown } from './context/unshown.ts';
import type { ToldOutcome } from './execute.ts';
import type { SampleNewspaper } from './context/sample-newspaper.ts';

export interface NewsroomPlace {
  readonly database: DatabasePlace;
  readonly dataDir: string;
  readonly sites: readonly OriginSite[];
  readonly sample: SampleNewspaper;
  readonly reserved: ReservedWords;
  readonly findUnshown: FindUnshown;
  readonly signingKey?: string | undefined;
  readonly otherSigningKey?: string | undefined;
  readonly mail?: MailOptions | undefined;
  readonly newsletters: readonly NewsletterOffer[];
  readonly newsletterPlans: readonly NewsletterPlan[];
  readonly time: Time;
}

/**
 * Opens and migrates the database, executes one command and closes it. Throws a `DatabaseTrouble` if it cannot be
 * opened.
 */
export const executeAlone = async (
  { database, signingKey, otherSigningKey, mail, newsletters, newsletterPlans: plans, time, ...place }: NewsroomPlace,
  command: { readonly do: string },
): Promise<ToldOutcome> => {
  const now = secondsOf(time);
  const { db, embedded, broken, close } = await openDatabase(database, 'command line', undefined, time);
  try {
    const newsroom = {
      ...place,
      db,
      embedded,
      signingKey: signingKeyOf(db, signingKey),
      otherSigningKey,
      issues: { newsletters, plans, originOf: originIn(place.sites), room: roomFor(mail, now), noMail: noMailOf(mail) },
      now,
    };
    if (command.do !== 'migrate') await explaining(database, () => Promise.race([bringUpToDate(newsroom), broken]));
    return await Promise.race([
      execute(newsroom, command).then((outcome) => awaitNodes({ db, time }, outcome)),
      broken,
    ]);
  } finally {
    await close();
  }
};
