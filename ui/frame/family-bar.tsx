import type { Frame } from '#core/pages/page-frame.ts';
import { frameMessages } from '../messages/frame.ts';
import { spoken } from '../messages/language.ts';
import { written } from '../times/written.ts';

/** The core writes the line in Hungarian. A page in English has its date only. */
const lineOf = ({ common, renderedAt, site }: Frame): readonly string[] =>
  spoken.language === 'hu' ? common.line : [written.day(renderedAt, 0, site.timeZone)];

export const FamilyBar = ({ frame }: { readonly frame: Frame }) => {
  const { family, site } = frame;
  return (
    <div className="family">
      <div className="family__row wrap">
        <nav aria-label={frameMessages.family}>
          <ul className="family__sites">
            {family.map(({ slug, role, name, url }) => (
              <li key={slug} data-site={role}>
                <a className="family__site" href={url} aria-current={slug === site.slug ? 'true' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="family__day">
          {lineOf(frame).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
      </div>
    </div>
  );
};
