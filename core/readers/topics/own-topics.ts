import type { Topic } from './topic.ts';

export interface OwnTopic extends Pick<Topic, 'id' | 'title' | 'description'> {
  readonly followed: boolean;
}

export type TopicProblem = 'not-told-where' | 'unknown-service';

export interface OwnTopics {
  readonly topics: readonly OwnTopic[];
  readonly publicKey: string | null;
  readonly from: 'topics' | 'profile';
  readonly problem: TopicProblem | null;
}

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
