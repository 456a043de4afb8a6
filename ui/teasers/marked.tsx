import { createElement, Fragment, type ReactNode } from 'react';
import { markedParts } from '#core/editorial/search/marked-parts.ts';

export const Marked = ({ text, term }: { readonly text: string; readonly term: string }): ReactNode =>
  createElement(
    Fragment,
    null,
    ...markedParts(text, term).map((part) => (part.marked ? createElement('mark', null, part.text) : part.text)),
  );
