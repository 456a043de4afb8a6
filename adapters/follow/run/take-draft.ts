import { deskDraftSlug, type WantedDraft } from '#adapters/newsroom-contract/follow.ts';
import type { ConvertDraft } from '../convert/convert-posts.ts';
import type { Around } from '../state/followed.ts';
import { giveCommand } from '../state/give-command.ts';
import { whyOf } from '../desk/why-of.ts';

/** Makes a hidden copy of a draft, for staff on a preview. Returns its path, or why there is none. */
const copy = async (
  { source, desk, execute }: Around,
  convert: ConvertDraft,
  id: string,
): Promise<{ readonly path: string } | { readonly why: string }> => {
  const draft = (await source.draft?.(id)) ?? null;
  if (draft === null) return { why: 'the desk has no such draft' };
  const slug = deskDraftSlug(desk.id, id);
  const { text, path, folder } = await convert(draft, slug);
  if (text === null) return { why: 'the newspaper cannot show its text' };
  const { done } = await giveCommand(execute, {
    do: 'import',
    files: [{ name: `${slug}.html`, text, folder }],
    dryRun: false,
    losses: false,
    actor: `desk ${desk.id}`,
  });
  const [fault] = done.faults;
  return fault === undefined ? { path } : { why: `${fault.kind} ${fault.field ?? ''} ${fault.found ?? ''}`.trim() };
};

export const takeDraft = async (around: Around, convert: ConvertDraft, { id, request }: WantedDraft): Promise<void> => {
  const { desk, execute, log } = around;
  const made = await copy(around, convert, id).catch((cause: unknown) => ({
    why: whyOf(cause),
  }));
  const [path, why] = 'path' in made ? [made.path, null] : [null, made.why.slice(0, 500)];
  log(why === null ? 'desk-draft' : 'desk-draft-fault', { desk: desk.id, post: id, ...(why !== null && { why }) });
  await giveCommand(execute, { do: 'follow-drafted', request, path, why });
};
