import { type Body, type BodyNode, isElement } from './body.ts';

/** Each quiz costs one upstream request. */
export const maxQuizzes = 6;

const inNode = (node: BodyNode): readonly string[] => {
  if (typeof node === 'string') return [];
  if (isElement(node)) return node.children.flatMap(inNode);
  if (node.embed.kind === 'disclaimer') return node.embed.body.flatMap(inNode);
  return node.embed.kind === 'quiz' ? [node.embed.quizId] : [];
};

export const quizzesIn = (bodies: readonly Body[]): readonly string[] =>
  [...new Set(bodies.flatMap((body) => body.flatMap(inNode)))].slice(0, maxQuizzes);
