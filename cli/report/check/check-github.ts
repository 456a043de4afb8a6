import type { CheckReport } from './check-words.ts';

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

export const checkGithub = ({ checked, open, failureOf, file }: CheckReport): string => {
  const at = file === null ? '' : `file=${property(file)},`;
  const mismatches = checked
    .flatMap((one) => {
      const failure = failureOf(one);
      if (failure === null) return [];
      const place = file === null ? '' : `${at}line=${one.line},`;
      return [
        `::error ${place}title=${property(one.expectation.url)}::${data(`${failure.message}\n${failure.trail.trimEnd()}`)}\n`,
      ];
    })
    .join('');
  return `${mismatches}${open === null ? '' : `::error ${at}title=check::${data(open)}\n`}`;
};
