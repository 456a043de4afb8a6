import { createElement, Fragment, type ReactNode } from 'react';
import { markedParts } from '#core/editorial/search/marked-parts.ts';

/** A text with what was searched for marked in it, as text and nothing else. */
export const Marked = ({ text, term }: { readonly text: string; readonly term: string }): ReactNode =>
  createElement(
    Fragment,
    null,
    ...markedParts(text, term).map((part) => (part.marked ? createElement('mark', null, part.text) : part.text)),
  );
