import type { Command } from 'commander';
import type { DocumentsReport } from '#adapters/newsroom-contract/documents.ts';
import type { SiteRole } from '#core/addresses/sites/site.ts';
import { type AddCommand, printJson, type Tools } from '../../input/command.ts';
import { executeAndTell } from '../../newsroom/execute-and-tell.ts';
import { givenFiles } from '../../newsroom/given-files.ts';
import { moment } from '../../newsroom/moment.ts';
import { siteArgument, siteOption } from '../../newsroom/read-options.ts';
import { tellDocuments } from '../../newsroom/tell-documents.ts';
import { tellResult } from '../../newsroom/tell-result.ts';
import { table } from '../../report/table.ts';

interface Shared {
  readonly json?: boolean;
}

const importFiles = async (tools: Tools, files: readonly string[], { json = false }: Shared): Promise<void> => {
  const given = await givenFiles(tools, files);
  if (given !== null)
    await executeAndTell<'import-documents'>(
      tools,
      { do: 'import-documents', files: given },
      json,
      (report: DocumentsReport) => tellDocuments(tools, report, json),
    );
};

const list = (tools: Tools, site: SiteRole | null, { json = false }: Shared): Promise<void> =>
  executeAndTell<'list-documents'>(tools, { do: 'list-documents', site }, json, ({ documents }) => {
    const { io, messages, needs, paint } = tools;
    if (json) return documents.forEach((document) => printJson(io, { schemaVersion: 1, ...document }));
    const { columns } = messages.newsroom;
    const rows = documents.map((one) => [
      moment(one.updatedAt, needs.sites[0].timeZone),
      one.site,
      one.slug,
      one.title,
    ]);
    io.out(table([columns.published, columns.site, columns.slug, columns.title], rows, paint));
  });

export const addDocuments: AddCommand = (program, tools) => {
  const { needs, messages } = tools;
  const { commands, deleted } = messages.documents;
  const documents = program.command('documents').description(commands.documents).helpCommand(false);
  documents
    .command('import <files...>')
    .description(commands.import)
    .action((files: readonly string[], _, self: Command) => importFiles(tools, files, self.optsWithGlobals()));
  documents
    .command('list')
    .description(commands.list)
    .addOption(siteOption(needs.sites, messages.newsroom.options.site))
    .action((_, self: Command) => {
      const { site = null, ...shared } = self.optsWithGlobals<Shared & { readonly site?: SiteRole }>();
      return list(tools, site, shared);
    });
  documents
    .command('delete')
    .description(commands.delete)
    .addArgument(siteArgument(needs.sites))
    .argument('<slugs...>')
    .action((site: SiteRole, slugs: readonly string[], _, self: Command) => {
      const { json } = self.optsWithGlobals<Shared>();
      return executeAndTell<'delete-documents'>(tools, { do: 'delete-documents', site, slugs }, json, (done) =>
        tellResult(tools, json, done, deleted(done.deleted)),
      );
    });
};
