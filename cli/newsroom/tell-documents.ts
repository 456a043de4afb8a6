import type { DocumentsReport } from '#adapters/newsroom-contract/documents.ts';
import { printJson, type Tools } from '../input/command.ts';
import { tellFaults, tellUnshown } from './tell-faults.ts';

export const tellDocuments = (
  tools: Tools,
  { faults, unshown, documents }: DocumentsReport,
  json: boolean,
  showsUnshown = true,
): void => {
  const { io, messages } = tools;
  if (showsUnshown) tellUnshown(tools, unshown, json);
  tellFaults(tools, faults, json);
  if (faults.length > 0) return;
  if (json) return documents.forEach((document) => printJson(io, { schemaVersion: 1, document }));
  const count = (kind: string): number => documents.filter(({ what }) => what === kind).length;
  io.err(`${messages.documents.imported(count('created'), count('updated'), count('unchanged'))}\n`);
};
