import { okAsync } from 'neverthrow';
import type { Documents } from '../ports/documents.ts';
import { bodyOf, type Newsroom } from './newsroom.fake.ts';
import { found } from './refusals.fake.ts';

export const fakeDocuments = ({ content, roleOf }: Newsroom): Documents => {
  const own = <T extends { readonly site: string }>(all: readonly T[], site: string): readonly T[] => {
    const ours = all.filter((one) => one.site === roleOf(site));
    return ours.length > 0 ? ours : all.filter((one) => one.site === 'main');
  };
  const avatarOf = (author: string | undefined): string | null =>
    content.authors.find(({ slug }) => slug === author)?.avatar ?? null;
  return {
    bySlug: (site, slug) => {
      const document = own(
        content.documents.filter((one) => one.slug === slug),
        site,
      )[0];
      return found(document).map(({ title, lead, html, updatedAt }) => ({
        slug,
        title,
        lead,
        body: bodyOf(html),
        updatedAt,
      }));
    },
    staff: (site) =>
      okAsync(
        own(content.staff, site).map(({ name, members }) => ({
          name,
          members: members.map((member) => ({
            name: member.name,
            title: member.title,
            authorSlug: member.author ?? null,
            avatar: avatarOf(member.author),
          })),
        })),
      ),
  };
};
