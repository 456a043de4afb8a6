import type { ResultAsync } from 'neverthrow';
import type { InsteadOfPage } from '#core/pages/instead-of-page.ts';
import type { Page } from '#core/pages/page.ts';
import type { PageRequest } from '#core/pages/page-request.ts';
import type { Visitor } from '#core/pages/visitor.ts';

export type OpenPage = (request: PageRequest, visitor: Visitor) => ResultAsync<Page, InsteadOfPage>;

export interface WantedPage extends PageRequest {
  readonly path: string;
}
