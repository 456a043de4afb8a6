import { topicFields } from '#core/readers/topics/topic-fields.ts';
import type { OwnTopic, OwnTopics } from '#core/readers/topics/own-topics.ts';
import { topicMessages as words } from '../../messages/readers/topics.ts';

const Hidden = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <input type="hidden" name={name} value={value} />
);

const Topic = ({ topic, own }: { readonly topic: OwnTopic; readonly own: OwnTopics }) => {
  const { id, title, description, followed } = topic;
  return (
    <li className="account__item">
      <div>
        <h3 className="account__name">{title}</h3>
        <p>{description}</p>
        {followed && <p className="account__state">{words.followed}</p>}
      </div>
      {(followed || own.publicKey !== null) && (
        <form
          className="sign-in__form"
          method="post"
          action="/api/topics"
          data-follow={followed ? undefined : ''}
          data-once={followed ? '' : undefined}
        >
          <Hidden name={topicFields.topic} value={id} />
          <Hidden name={topicFields.follow} value={followed ? '0' : '1'} />
          <Hidden name={topicFields.from} value={own.from} />
          {!followed &&
            (['endpoint', 'p256dh', 'auth'] as const).map((part) => (
              <input key={part} type="hidden" name={topicFields[part]} data-push={part} />
            ))}
          <button
            className={followed ? 'button button--quiet' : 'button needs-script'}
            type="submit"
            // Disabled until the script has loaded, because the form needs a push subscription.
            disabled={!followed}
            aria-label={followed ? words.unfollowOf(title) : words.followOf(title)}
          >
            {followed ? words.unfollow : words.follow}
          </button>
        </form>
      )}
    </li>
  );
};

const States = () =>
  Object.entries(words.states).map(([state, text]) => (
    <p key={state} hidden data-topics-state={state} className="account__notice">
      {text}
    </p>
  ));

/** Server only; follow-topics.ts runs in the browser. */
export const TopicsBox = ({ own }: { readonly own: OwnTopics }) => (
  <section className="account__part" aria-labelledby="ertesitesek" data-topics={own.publicKey ?? undefined}>
    <h2 className="account__title" id="ertesitesek" tabIndex={-1}>
      {own.from === 'profile' ? words.title : words.boxTitle}
    </h2>
    <p>{words.lead}</p>
    {own.topics.length > 0 && own.publicKey === null && <p role="alert">{words.away}</p>}
    {own.problem !== null && (
      <p className="sign-in__problem" role="alert">
        {words.problems[own.problem]}
      </p>
    )}
    <noscript>
      <p className="account__notice">{words.noScript}</p>
    </noscript>
    <div role="status">
      <States />
    </div>
    {own.topics.length === 0 && <p className="account__none">{words.none}</p>}
    <ul className="account__list">
      {own.topics.map((topic) => (
        <Topic key={topic.id} topic={topic} own={own} />
      ))}
    </ul>
  </section>
);
