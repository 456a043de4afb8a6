import type { DocumentsMessages } from './documents-messages.ts';

export const documentsHu: DocumentsMessages = {
  commands: {
    documents: 'dokumentumok kezelése: állandó oldalak, például az impresszum, listákon és hírcsatornákon kívül',
    import: 'dokumentumok felvétele vagy frissítése; a fájlnév a slug',
    list: 'dokumentumok listája',
    delete: 'dokumentumok törlése',
  },
  imported: (created, updated, unchanged) =>
    `dokumentumok: ${created} új, ${updated} módosult, ${unchanged} változatlan`,
  deleted: (slugs) => `törölve: ${String(slugs)}`,
};
