import type { Embed } from '#core/editorial/articles/body.ts';
import { webAddress } from '#core/media/embeds/web-address.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { embedMessages } from '../../messages/media/embeds.ts';
import { Picture } from '../../media/pictures/picture.tsx';

interface Props {
  readonly embed: Extract<Embed, { readonly kind: 'post' | 'link' }>;
  readonly frame: Frame;
}

const hostOf = ({ url }: Props['embed']): string => webAddress(url)?.host.replace(/^www\./, '') ?? '';

export const LinkEmbed = ({ embed, frame }: Props) => {
  const { kind, url, title = '', by = '', text = '', poster } = embed;
  const host = hostOf(embed);
  if (title === '' && text === '' && by === '')
    return (
      <p className="embed-line">
        <a href={url} rel="noopener">
          {kind === 'link' ? embed.label || url : embedMessages.postBy('', host)}
        </a>
      </p>
    );
  return (
    <figure className="embed embed--card">
      {poster !== undefined && (
        <Picture image={{ path: poster, alt: '' }} size="thumb" frame={frame} className="embed__thumb" />
      )}
      <figcaption className="embed__words">
        <span className="embed__kind">{kind === 'post' ? embedMessages.postBy(by, host) : embedMessages.outside}</span>
        {title !== '' && <strong className="embed__title">{title}</strong>}
        {text !== '' && <q className="embed__text">{text}</q>}
        <a className="embed__link" href={url} rel="noopener">
          {embedMessages.readPost} <span className="embed__host">{host}</span>
        </a>
      </figcaption>
    </figure>
  );
};
