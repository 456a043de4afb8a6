import { type Body, type BodyNode, isElement } from './body.ts';

/** Quizzes that a page asks for: each is a question to another service. */
export const mostQuizzes = 6;

const inNode = (node: BodyNode): readonly string[] => {
  if (typeof node === 'string') return [];
  if (isElement(node)) return node.children.flatMap(inNode);
  if (node.embed.kind === 'disclaimer') return node.embed.body.flatMap(inNode);
  return node.embed.kind === 'quiz' ? [node.embed.quizId] : [];
};

/** The quizzes that stand in texts, in their order and each once; of more than six the first. */
export const quizzesIn = (bodies: readonly Body[]): readonly string[] =>
  [...new Set(bodies.flatMap((body) => body.flatMap(inNode)))].slice(0, mostQuizzes);
