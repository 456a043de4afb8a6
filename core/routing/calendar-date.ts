const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Whether a year, a month (from 1) and a day name a day of the calendar; 2023-02-29 does not (R5). */
export const isCalendarDate = (year: number, month: number, day: number): boolean => {
  const days = month === 2 && isLeap(year) ? 29 : daysInMonth[month - 1];
  return days !== undefined && year >= 0 && day >= 1 && day <= days;
};

/** The number that `count` digits make; NaN when one of them is no digit. */
const numberAt = (text: string, start: number, count: number): number => {
  let number = 0;
  for (let at = start; at < start + count; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return NaN;
    number = number * 10 + digit;
  }
  return number;
};

/** Whether a text has a day of the calendar in digits: four at `year`, two at `month` and two at `day`. */
export const isDateAt = (text: string, year: number, month: number, day: number): boolean =>
  isCalendarDate(numberAt(text, year, 4), numberAt(text, month, 2), numberAt(text, day, 2));
