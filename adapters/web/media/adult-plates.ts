import type { AnswerResource } from '../server/resource-routes.ts';

/** A plate's name with the cut that pages, feeds and structured data ask of every picture (spec §3.12). */
const cut = /^(\/icons\/adult-[a-z0-9]+)_[a-z]+(?::[\d.]+x)?\.png$/;

/** Answers every cut of a plate that stands for an adult article's cover (R44) by the plate itself. */
export const createAdultPlates =
  (sendFile: AnswerResource): AnswerResource =>
  async (request, response, address) => {
    const [, plate] = cut.exec(address.path) ?? [];
    return sendFile(request, response, plate === undefined ? address : { ...address, path: `${plate}.png` });
  };
