import type { ReactNode } from 'react';

const sign = (drawing: ReactNode) => () => (
  <svg className="play__sign" viewBox="0 0 24 24" aria-hidden="true">
    {drawing}
  </svg>
);

export const PlaySign = sign(<path d="M7 4.5v15l12.5-7.5Z" />);
export const StopSign = sign(<path d="M5.5 5.5h13v13h-13z" />);
export const PauseSign = sign(<path d="M5.5 4h4.5v16H5.5zM14 4h4.5v16H14z" />);
