import { importDocuments } from './documents/import-documents.ts';
import { deleteDocuments, listDocuments } from './documents/list-documents.ts';
import { breakOnFront, placeOnFront, removeFromFront } from './front/edit-front.ts';
import { importFront } from './front/import-front.ts';
import { listFronts, restoreFront } from './front/restore-front.ts';
import { exportFront, showFront } from './front/show-front.ts';
import { listLabels } from './labels/list-labels.ts';
import { mergeLabels } from './labels/merge-labels.ts';
import { renameLabel } from './labels/rename-label.ts';
import { putOldAddresses } from './old-addresses/put-old-addresses.ts';
import { removeOldAddresses } from './old-addresses/remove-old-addresses.ts';
import { killArticle } from './versions/kill-article.ts';
import { listDeleted, listVersions } from './versions/list-versions.ts';
import { restoreVersion } from './versions/restore-version.ts';
import { undeleteArticle } from './versions/undelete-article.ts';

export const editingExecutors = {
  'list-versions': listVersions,
  'restore-version': restoreVersion,
  'list-deleted': listDeleted,
  undelete: undeleteArticle,
  kill: killArticle,
  'list-labels': listLabels,
  'rename-label': renameLabel,
  'merge-labels': mergeLabels,
  'import-documents': importDocuments,
  'list-documents': listDocuments,
  'delete-documents': deleteDocuments,
  'show-front': showFront,
  'list-fronts': listFronts,
  'export-front': exportFront,
  'import-front': importFront,
  'restore-front': restoreFront,
  'place-on-front': placeOnFront,
  'remove-from-front': removeFromFront,
  'break-on-front': breakOnFront,
  'put-old-addresses': putOldAddresses,
  'remove-old-addresses': removeOldAddresses,
};
