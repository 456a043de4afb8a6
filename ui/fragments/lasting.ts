import { createElement, type FunctionComponent, type ReactNode } from 'react';

/** How components of `lasting` are rendered: by React, or from memory while a server renders in fragments. */
export const fragments: {
  render: <Props extends object>(component: FunctionComponent<Props>, props: Props) => ReactNode;
} = { render: createElement };

/**
 * A component that a server may memoize by its properties. They must be JSON and its frame. It must use neither context
 * nor `useId`, and must not be adjacent to a text. `inPlace`: it holds a picture that is not lazy, which React preloads
 * from the head of the document.
 */
export const lasting =
  <Props extends object>(
    component: FunctionComponent<Props>,
    inPlace: (props: Props) => boolean = () => false,
  ): FunctionComponent<Props> =>
  (props) =>
    inPlace(props) ? createElement(component, props) : fragments.render(component, props);
