import { errAsync, ResultAsync } from 'neverthrow';
import type { CommonData } from '../editorial/common-data/common-data.ts';
import { emptyCommonData } from '../editorial/common-data/empty-common-data.ts';
import { offered, turnsAway } from './offered.ts';
import { frameOf } from './building/frame.ts';
import type { InsteadOfPage } from './instead-of-page.ts';
import type { PageNeeds } from './needs.ts';
import type { Page } from './page.ts';
import { pages, type PageContents, type RouteName } from './pages.ts';
import type { PageRequest } from './page-request.ts';
import { orDefault } from './building/or-default.ts';
import { sponsoredLineOn } from './building/sponsored-line-on.ts';
import type { Opened, UseCase } from './use-case.ts';
import type { Visitor } from './visitor.ts';

export type OpenPage = (request: PageRequest, visitor: Visitor) => ResultAsync<Page, InsteadOfPage>;

type OpenedAny = Opened<PageContents[RouteName]>;

/** The cast is safe: `pages` maps each route to its content type, but TypeScript cannot infer it. */
const pageOf = (
  needs: PageNeeds,
  request: PageRequest,
  visitor: Visitor,
  { content, head }: OpenedAny,
  common: CommonData,
): Page => {
  const frame = frameOf(needs, request.site, common, visitor);
  const lines = common.sponsoredLines;
  return {
    route: request.route,
    frame: lines.length === 0 ? frame : { ...frame, line: sponsoredLineOn(request, content, lines, frame.renderedAt) },
    head: needs.preview ? { ...head, noindex: true } : head,
    content,
  } as Page;
};

type OpenAny = UseCase<PageContents[RouteName]>;

const isPageName = (name: string): name is RouteName => Object.hasOwn(pages, name);

const useCases = (needs: PageNeeds): ((name: RouteName) => Promise<OpenAny>) => {
  const loaded = new Map<RouteName, Promise<OpenAny>>();
  const load = async (name: RouteName): Promise<OpenAny> => (await pages[name].open())(needs);
  return (name) => {
    const useCase = loaded.get(name) ?? load(name);
    loaded.set(name, useCase);
    return useCase;
  };
};

export const openPage = (needs: PageNeeds): OpenPage => {
  const useCaseOf = useCases(needs);
  return (request, visitor) => {
    const { site, route } = request;
    const { name } = route;
    if (!isPageName(name)) return errAsync({ kind: 'not-found' });
    if (turnsAway(needs.preview, route, visitor)) return errAsync({ kind: 'sign-in-required' });
    const common = orDefault(needs.commonData.ofSite(site.slug), emptyCommonData);
    const opening = ResultAsync.fromSafePromise(useCaseOf(name)).andThen((open) => open(request, visitor));
    return ResultAsync.fromSafePromise(common).andThen((data) =>
      offered(route, site.role, data.donations)
        ? opening.map((opened) => pageOf(needs, request, visitor, opened, data))
        : errAsync<Page, InsteadOfPage>({ kind: 'not-found' }),
    );
  };
};
