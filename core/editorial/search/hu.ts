export const archiveTitle = 'Archívum';

/** Labels of suggestion groups, equal to upstream's (spec §5). */
export const groupLabels = { superTags: 'Rovatok', tags: 'Témák', title: 'Cím', authors: 'Szerzők' } as const;
