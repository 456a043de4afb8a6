import type { Topic } from './topic.ts';

/** A topic as one browser has it. */
export interface OwnTopic extends Pick<Topic, 'id' | 'title' | 'description'> {
  readonly followed: boolean;
}

/** What stands in the way of a reader who wants to be told. */
export type TopicProblem = 'not-told-where' | 'unknown-service';

/** The topics of a site, for one browser. */
export interface OwnTopics {
  readonly topics: readonly OwnTopic[];
  /** With which its notifications are asked for; null while nobody can be. */
  readonly publicKey: string | null;
  /** Where to come back to after a press. */
  readonly from: 'topics' | 'profile';
  readonly problem: TopicProblem | null;
}

/** Those of a site as a browser has them, what was asked for by its name first. */
export const ownTopics = (
  topics: readonly Topic[],
  {
    site,
    followed,
    asked,
  }: { readonly site: Topic['site']; readonly followed: readonly string[]; readonly asked: string | null },
): readonly OwnTopic[] => {
  const own = topics
    .filter((topic) => topic.site === site)
    .map(({ id, title, description }) => ({ id, title, description, followed: followed.includes(id) }));
  return [...own.filter(({ id }) => id === asked), ...own.filter(({ id }) => id !== asked)];
};
