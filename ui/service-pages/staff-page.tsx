import type { StaffContent } from '#core/pages/document/document-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { Avatar } from '../media/pictures/avatar.tsx';
import { DocumentPage } from './document-page.tsx';

interface Props {
  readonly content: StaffContent;
  readonly frame: Frame;
}

/** Imprint with the newsroom by department (spec §2.1). */
export const StaffPage = ({ content, frame }: Props) => (
  <DocumentPage content={content} frame={frame}>
    {content.groups.map(({ name: group, members }) => (
      <section key={group} className="staff">
        <h2 className="container__title">{group}</h2>
        <ul className="staff__members">
          {members.map(({ name, title, path, avatar }) => (
            <li key={name} className="staff__member">
              <Avatar path={avatar} name={name} size="avatar" frame={frame} className="byline__avatar" />
              <span className="byline__words">
                {path === null ? (
                  <span className="byline__name">{name}</span>
                ) : (
                  <a className="byline__name" href={path}>
                    {name}
                  </a>
                )}
                {title !== '' && <span className="byline__title">{title}</span>}
              </span>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </DocumentPage>
);
