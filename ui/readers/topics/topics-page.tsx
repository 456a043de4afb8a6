import type { OwnTopics } from '#core/readers/topics/own-topics.ts';
import { topicMessages as words } from '../../messages/readers/topics.ts';
import { TopicsBox } from './topics-box.tsx';

export const TopicsPage = ({ own }: { readonly own: OwnTopics }) => (
  <article className="article document access sign-in">
    <header className="article__header">
      <h1 className="article__title">{words.title}</h1>
    </header>
    <div className="access__way">
      <TopicsBox own={own} />
      <p>
        <a className="button button--quiet" href="/">
          {words.home}
        </a>
      </p>
    </div>
  </article>
);
