import type { DocumentsMessages } from './documents-messages.ts';

export const documentsEn: DocumentsMessages = {
  commands: {
    documents: 'manage documents: standing pages such as the imprint, outside of lists and feeds',
    import: 'add or update documents; the file name is the slug',
    list: 'list documents',
    delete: 'delete documents',
  },
  imported: (created, updated, unchanged) =>
    `documents: ${created} created, ${updated} updated, ${unchanged} unchanged`,
  deleted: (slugs) => `deleted: ${String(slugs)}`,
};
