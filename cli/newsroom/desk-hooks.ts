import type { AddedDesk, DeskHooks } from '#adapters/newsroom-contract/follow.ts';
import type { DeskPlace } from '../installation/desk-tools.ts';
import type { Tools } from '../input/command.ts';
import { exitCodes } from '../terminal/exit-codes.ts';
import { executeAndTell } from './execute-and-tell.ts';

/** Sets up webhooks at a Ghost. `hooks`: where it reaches this site; false sets up none. */
export const setHooks = async (
  tools: Tools,
  place: DeskPlace,
  { id, hookPath, hookSecret: secret }: AddedDesk,
  hooks: string | false | undefined,
): Promise<void> => {
  const {
    io,
    messages: { follow },
    needs,
  } = tools;
  if (hooks === false) return io.err(`${follow.noHooks}\n`);
  const { setHooks: set, events, ownOrigin } = await needs.desks();
  const target = `${hooks ?? ownOrigin ?? ''}${hookPath}`;
  const { ids, why } = await set(place, { target, secret });
  if (ids.length > 0) {
    await executeAndTell<'follow-hooks'>(tools, { do: 'follow-hooks', desk: id, ids }, false, () => undefined);
    io.err(`${follow.hooksSet(ids.length, target)}\n`);
  }
  if (why === null) return;
  io.err(`${follow.hooksNotSet(why)}\n${follow.hooksByHand(events.slice(ids.length), target, secret)}\n`);
  tools.finish(exitCodes.findings);
};

/** The desk may be gone for good: it is not followed any more in any case. */
export const removeHooks = async (tools: Tools, hooks: DeskHooks): Promise<void> => {
  if (hooks.ids.length === 0) return;
  const why = await (await tools.needs.desks()).removeHooks(hooks);
  if (why === null) return;
  tools.io.err(`${tools.messages.follow.hooksLeft(hooks.address, why)}\n`);
  tools.finish(exitCodes.findings);
};
