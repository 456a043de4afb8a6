/** What the archive is called. */
export const archiveTitle = 'Archívum';

/** The heads of the groups of suggestions, as upstream names them too (spec §5). */
export const groupLabels = { superTags: 'Rovatok', tags: 'Témák', title: 'Cím', authors: 'Szerzők' } as const;
