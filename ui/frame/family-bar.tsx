import type { Frame } from '#core/pages/page-frame.ts';
import { frameMessages } from '../messages/frame.ts';
import { langOf } from '../messages/language.ts';

export const FamilyBar = ({ frame }: { readonly frame: Frame }) => {
  const { family, site, common } = frame;
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
        <p className="family__day" lang={langOf(false)}>
          {common.line.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
      </div>
    </div>
  );
};
