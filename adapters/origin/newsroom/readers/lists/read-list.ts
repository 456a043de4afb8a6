import { basename } from 'node:path';
import { type ListFault, type ListFaultKind, type ListKind, listKinds } from '#adapters/newsroom-contract/readers.ts';
import { mailAddressOf } from '../../../mail/mail-address.ts';
import { hasForeignLetter } from '../../file/decode-text.ts';
import { decodeList } from './decode-list.ts';
import { type Cell, listFormats, type ListedReader, readListed } from './list-format.ts';
import { recordsOf } from './records.ts';

export interface List {
  readonly name: string;
  readonly path: string;
}

export type ListItem = { readonly reader: ListedReader; readonly source: string } | { readonly fault: ListFault };

interface Reading {
  readonly from: ListKind | null;
  readonly source: string | null;
  /** Unix seconds. */
  readonly now: number;
}

const kindOf = (columns: readonly string[], from: ListKind | null): ListKind | null =>
  (from === null ? listKinds : [from]).find((kind) =>
    listFormats[kind].marks.some((marks) => marks.every((mark) => columns.includes(mark))),
  ) ?? null;

const cellIn =
  (columns: readonly string[], cells: readonly string[]): Cell =>
  (...names) => {
    for (const name of names) {
      const text = cells[columns.indexOf(name)]?.trim() ?? '';
      if (text !== '') return text.normalize('NFC').replaceAll(/\p{C}/gu, '');
    }
    return '';
  };

/** Reads a list as a stream. A bad line is a fault, and reading goes on after it. */
export const readList = async function* ({ name, path }: List, reading: Reading): AsyncGenerator<ListItem> {
  const faultOn = (line: number | null, kind: ListFaultKind): ListItem => ({ fault: { file: name, line, kind } });
  const decoded = await decodeList(path).catch(() => null);
  if (decoded === null) return yield faultOn(null, 'unreadable');
  let columns: readonly string[] | null = null;
  let kind: ListKind | null = null;
  for await (const record of recordsOf(decoded.chunks)) {
    if (columns === null) {
      columns = 'fault' in record ? [] : record.cells.map((cell) => cell.trim().toLowerCase());
      kind = kindOf(columns, reading.from);
      if (kind === null) return yield faultOn(1, 'unknown-list');
      continue;
    }
    if (kind === null) return;
    if ('fault' in record) yield faultOn(record.line, record.fault);
    else if (record.cells.length !== columns.length) yield faultOn(record.line, 'columns');
    else if (decoded.eightBit && record.cells.some(hasForeignLetter)) yield faultOn(record.line, 'encoding');
    else {
      const reader = readListed(listFormats[kind], cellIn(columns, record.cells), reading.now);
      if (typeof reader === 'string') yield faultOn(record.line, reader);
      else if (mailAddressOf(reader.email) === null) yield faultOn(record.line, 'address');
      else yield { reader, source: reading.source ?? `${kind}: ${basename(name)}` };
    }
  }
  if (columns === null) yield faultOn(1, 'unknown-list');
};
