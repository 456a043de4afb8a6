import type { AnswerResource } from '../server/resource-routes.ts';

/** A plate's name with a size suffix; pages, feeds and structured data add one (spec §3.12). */
const cut = /^(\/icons\/adult-[a-z0-9]+)_[a-z]+(?::[\d.]+x)?\.png$/;

/** Serves the same plate for every size of an adult article's cover (R44). */
export const createAdultPlates =
  (sendFile: AnswerResource): AnswerResource =>
  async (request, response, address) => {
    const [, plate] = cut.exec(address.path) ?? [];
    return sendFile(request, response, plate === undefined ? address : { ...address, path: `${plate}.png` });
  };
