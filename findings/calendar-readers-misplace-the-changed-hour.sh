#!/usr/bin/env bash
# ical.js 2.2.1, node-ical 0.27.2 and ts-ics 2.4.6, events in Europe/Budapest with its VTIMEZONE (iCalendar).
# Guess: 01:30 in the night of the spring change is 00:30 UTC; 02:30, which that night does not have, is 01:30 UTC by
# the offset before it; 02:30 in the autumn night is the first of the two, 00:30 UTC (RFC 5545, 3.3.5).
# Seen: none of them has all three right. ts-ics uses the new offset from midnight on, so an ordinary event before the
# change is an hour off. ical.js puts the missing 02:30 on the 01:30. All take the second 02:30 in autumn.
source "$(dirname "$0")/in-temp-folder.bash"
install ical.js@2.2.1 node-ical@0.27.2 ts-ics@2.4.6
cat > a.mjs <<'JS'
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
const phase = (name, from, to, start, month) =>
  `BEGIN:${name}\r\nTZOFFSETFROM:${from}\r\nTZOFFSETTO:${to}\r\nDTSTART:${start}\r
RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=-1SU\r\nEND:${name}\r\n`;
const summer = phase('DAYLIGHT', '+0100', '+0200', '19960331T020000', 3);
const winter = phase('STANDARD', '+0200', '+0100', '19961027T030000', 10);
const zone = `BEGIN:VTIMEZONE\r\nTZID:Europe/Budapest\r\n${summer}${winter}END:VTIMEZONE\r\n`;
const calendar = (at) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n${zone}BEGIN:VEVENT\r\nUID:1\r
DTSTAMP:20260101T000000Z\r\nDTSTART;TZID=Europe/Budapest:${at}\r\nDURATION:PT1H\r\nSUMMARY:Night\r
END:VEVENT\r\nEND:VCALENDAR\r\n`;
const readers = {
  'ical.js': (text) => {
    const component = new ICAL.Component(ICAL.parse(text));
    ICAL.TimezoneService.register(component.getFirstSubcomponent('vtimezone'));
    return new ICAL.Event(component.getFirstSubcomponent('vevent')).startDate.toJSDate();
  },
  'node-ical': (text) => Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT').start,
  'ts-ics': (text) => convertIcsCalendar(undefined, text).events[0].start.date,
};
for (const [name, read] of Object.entries(readers)) {
  const starts = ['20260329T013000', '20260329T023000', '20261025T023000'].map((at) => read(calendar(at)));
  console.log(`${name}: ${starts.map((start) => start.toISOString().slice(11, 16)).join(' ')}`);
}
JS
node a.mjs | seen 'ical.js: 00:30 00:30 01:30
node-ical: 00:30 01:30 01:30
ts-ics: 23:30 00:30 01:30'
