import type { ResultAsync } from 'neverthrow';
import type { InsteadOfPage } from './instead-of-page.ts';
import type { Head } from './page-head.ts';
import type { PageRequest } from './page-request.ts';
import type { Visitor } from './visitor.ts';

export interface Opened<Content> {
  readonly content: Content;
  readonly head: Head;
}

export type UseCase<Content> = (request: PageRequest, visitor: Visitor) => ResultAsync<Opened<Content>, InsteadOfPage>;
