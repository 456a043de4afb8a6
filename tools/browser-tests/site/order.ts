import { sendRequest } from '#adapters/control/send-request.ts';
import type { NewsroomCommand, Results } from '#cli/installation/newsroom-command.ts';
import { plain } from './servers.ts';

export const order = async <Do extends NewsroomCommand['do']>(
  command: Extract<NewsroomCommand, { readonly do: Do }>,
): Promise<Results[Do]> => {
  const sent = await sendRequest(plain.dataDir, command);
  const answer = typeof sent === 'object' ? (sent.answer as { readonly done?: Results[Do] }) : {};
  if (answer.done === undefined) throw new Error(`${command.do} failed: ${JSON.stringify(sent)}`);
  return answer.done;
};

export const publish = async (slug: string, title: string): Promise<string> => {
  const head = { site: 'main', type: 'article', section: 'belfold', title, lead: 'Nem sokáig áll.' };
  const text = `${JSON.stringify({ ...head, tags: [], authors: [], flags: [] })}\n---\n<p>Egy mondat.</p>\n`;
  await order<'import'>({
    do: 'import',
    files: [{ name: `${slug}.html`, text, folder: plain.dataDir }],
    dryRun: false,
  });
  const { articles } = await order<'list'>({ do: 'list', site: null, since: null, limit: 20 });
  const found = articles.find((one) => one.slug === slug);
  if (found === undefined) throw new Error(`${slug} is not among the newest articles`);
  return new URL(found.address).pathname;
};
