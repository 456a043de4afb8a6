export interface HeadingTime {
  /** After midnight. */
  readonly minutes: number;
}

const colon = /^[[(]?(\d{1,2}):(\d\d)(?::\d\d)?[\])]?(?:\s*[–—|:•]\s*|\s*-\s+|\s+|$)/u;
/** `12.50 százalék` is no time, `12.50 – Gól` is one. */
const point = /^(?:[[(](\d{1,2})\.(\d\d)[\])]\s*[-–—|:•]?\s*|(\d{1,2})\.(\d\d)\s*(?:[–—|•]\s*|-\s+|$))/u;

/** `14:32 – Title`, `[14:32] Title` or `14.32 – Title`: the time of an entry and its title. */
export const readHeading = (text: string): { readonly title: string; readonly time: HeadingTime | null } => {
  const written = text.replaceAll(/\s+/g, ' ').trim();
  const found = colon.exec(written) ?? point.exec(written);
  const [hours, minutes] = (found ?? [])
    .slice(1)
    .filter((part) => part !== undefined)
    .map(Number);
  if (found === null || hours === undefined || minutes === undefined || hours > 23 || minutes > 59)
    return { title: written, time: null };
  return { title: written.slice(found[0].length).trim(), time: { minutes: hours * 60 + minutes } };
};
