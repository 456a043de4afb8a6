import type { FindUnshown } from '#adapters/origin/newsroom/context/unshown.ts';
import type { MediaTag } from '#adapters/origin/newsroom/pictures/media-file.ts';
import type { Account } from '../moved/account.ts';
import type { Taken } from '../moved/file-fate.ts';
import type { KnownPicture } from '../moved/moved-article.ts';

export interface BodyNeeds {
  readonly account: Account;
  /** The address of the article at the old site; relative addresses are relative to it. */
  readonly base: string;
  readonly home: string;
  readonly pictureOf: (id: string) => KnownPicture | undefined;
  readonly take: (address: string) => Promise<Taken>;
  readonly takeMedia: (address: string, tag: MediaTag) => Promise<Taken>;
  /** The path of a moved article or list, by its old path and query. */
  readonly newPath: (old: string) => string | undefined;
  readonly isEmbed: (address: string) => boolean;
  readonly findUnshown: FindUnshown;
}
