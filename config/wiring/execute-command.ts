import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import type { Execute, NewsroomCommand } from '#cli/installation/newsroom-command.ts';
import type { AddressPlace } from '#adapters/old-addresses/old-address-source.ts';
import { noteBehind } from '#adapters/changes/record-file.ts';
import { closeToOthers } from '#adapters/data-folder/close-to-others.ts';
import { sendRequest } from '#adapters/control/send-request.ts';
import { findLosses } from '#adapters/main-api/body/find-losses.ts';
import { embeds } from '../settings/embeds.ts';
import { readEnvironment } from '../settings/environment.ts';
import type { Environment } from '../settings/environment.ts';
import { failureOf } from '#adapters/process/failure-of.ts';
import { addressResolverOf, publicSitesOf, sitesOf } from './installation.ts';
import { mailOf } from '../settings/mail.ts';
import { newsletterPlans, newsletters } from '../settings/newsletters.ts';
import { reservedWordsOf } from './reserved-words.ts';
import { sampleNewspaper } from './sample-newspaper.ts';
import { databaseOf } from './upstreams.ts';
import { timeOf } from '#adapters/process/time.ts';
import { isWriting } from '#adapters/process/writing-commands.ts';

/**
 * Opens the database directly. A server on this folder, now or later, must see the change before it sends stale pages.
 */
const withoutServer = async (environment: Environment, command: NewsroomCommand): Promise<unknown> => {
  const { DATA_DIR, SIGNING_KEY: signingKey, SIGNING_KEY_OTHER: otherSigningKey } = environment;
  const { executeAlone } = await import('#adapters/origin/newsroom/execute-alone.ts');
  const { wrong } = await closeToOthers(DATA_DIR);
  for (const problem of wrong) process.stderr.write(`${problem}\n`);
  if (isWriting(command)) await noteBehind(resolve(DATA_DIR));
  const sites = sitesOf(environment);
  const reserved = reservedWordsOf(
    addressResolverOf(sites, environment.SHOP_URL, { added: environment.REDIRECTS }),
    environment.ARTICLE_FLAGS,
  );
  return executeAlone(
    {
      database: databaseOf(environment),
      dataDir: resolve(DATA_DIR),
      sites: publicSitesOf(environment),
      sample: sampleNewspaper,
      reserved,
      findUnshown: findLosses(embeds),
      signingKey,
      otherSigningKey,
      // With a database server, web nodes send the mail; this shell may not know their public URLs.
      mail: mailOf(environment, sites, environment.DATABASE_URL !== undefined),
      newsletters,
      newsletterPlans,
      time: timeOf(environment).time,
    },
    command,
  );
};

const byServer = async ({ DATA_DIR }: Environment, command: NewsroomCommand): Promise<unknown> => {
  const said = await sendRequest(DATA_DIR, command);
  return said === 'nobody' ? { failed: 'no-server', about: resolve(DATA_DIR) } : said.answer;
};

/** With an external main API, only a purge of the server on this data folder is possible. */
const withoutContent = async (environment: Environment, command: NewsroomCommand): Promise<unknown> => {
  if (command.do !== 'purge') return { failed: 'elsewhere', about: environment.MAIN_API_URL ?? '' };
  return byServer(environment, command);
};

/** The person behind `sudo`, or the owner of this process; null without a name. */
const actorOf = ({ SUDO_USER }: NodeJS.ProcessEnv): string | null => {
  if (SUDO_USER) return SUDO_USER;
  try {
    return userInfo().username || null;
  } catch {
    return null;
  }
};

/** Edits are recorded with who made them. */
const signed = (command: NewsroomCommand): NewsroomCommand & { readonly actor?: string | null } =>
  isWriting(command) && command.do !== 'purge' ? { ...command, actor: actorOf(process.env) } : command;

/**
 * With DATABASE_URL the command works on the database and web nodes follow; otherwise the running server executes it.
 */
const executed = async (environment: Environment, command: NewsroomCommand): Promise<unknown> => {
  if (command.do === 'verify' || command.do === 'backup-key') {
    const { executeWithoutDatabase } = await import('#adapters/origin/newsroom/backup/execute-without-database.ts');
    return executeWithoutDatabase(command);
  }
  if (command.do === 'shadow') return byServer(environment, command);
  if (environment.MAIN_API_URL) return withoutContent(environment, command);
  const given = signed(command);
  const said = environment.DATABASE_URL ? 'nobody' : await sendRequest(environment.DATA_DIR, given);
  return said === 'nobody' ? withoutServer(environment, given) : said.answer;
};

const asOutcome = (said: unknown): unknown => {
  if (typeof said !== 'object' || said === null) return { failed: 'broken', about: String(said) };
  if ('broken' in said) return { failed: 'broken', about: said.broken };
  if ('refused' in said) return { failed: 'refused', about: said.refused };
  return said;
};

export const execute: Execute = async (command) => {
  const reading = readEnvironment(process.env);
  // The socket loses types; both ends are from the same build.
  const typed = (outcome: unknown): Awaited<ReturnType<typeof execute<typeof command.do>>> => outcome as never;
  if (!reading.ok) return typed({ failed: 'environment', about: reading.errors.join('\n') });
  return typed(await executed(reading.environment, command).then(asOutcome, failureOf));
};

/** Null where neither a server nor the database answers. */
export const placeOfOldAddresses = async (): Promise<AddressPlace | null> => {
  const reading = readEnvironment(process.env);
  if (!reading.ok) return null;
  const { environment } = reading;
  const folder = { in: 'folder', dataDir: resolve(environment.DATA_DIR) } as const;
  const said = await sendRequest(environment.DATA_DIR, { do: 'old-addresses' }).catch(() => 'nobody' as const);
  if (said !== 'nobody') return 'done' in (said.answer as object) ? folder : null;
  if (environment.MAIN_API_URL) return folder;
  if (!(await hasContent())) return { in: 'nowhere' };
  const { readOldAddressesAlone } = await import('#adapters/origin/content/old-addresses/read-alone.ts');
  return readOldAddressesAlone(databaseOf(environment), timeOf(environment).time).then(
    (all) => ({ in: 'database', all }),
    () => null,
  );
};

export const hasContent = async (): Promise<boolean> => {
  const reading = readEnvironment(process.env);
  if (!reading.ok || reading.environment.MAIN_API_URL) return false;
  return reading.environment.DATABASE_URL !== undefined || existsSync(join(reading.environment.DATA_DIR, 'pg'));
};
