import type { DrillMessages } from './drill-messages.ts';

export const drillEn: DrillMessages = {
  command: 'what a reader sees when an upstream fails: each fault with each page, cold and warm',
  options: {
    against: 'URL of the main API',
    liveScores: 'URL of the live-score API',
    crm: 'URL of the CRM',
    security: 'URL of the staff sign-in service',
    quiz: 'URL of the quiz service',
    fault: 'only these faults',
    html: 'write a report to this HTML file',
  },
  badUrl: 'must be an http or https address, such as http://127.0.0.1:8080',
  failures: {
    unreachable: (about) => `no page could be loaded: ${about}; is the upstream running? does it need ORIGIN_SECRET?`,
    'not-started': (about) => `the drill cannot go on: ${about}`,
  },
  interrupted: 'interrupted: the other rounds were not run',
  progress: (done, of, seconds) =>
    `${done}/${of ?? 0} rounds${seconds === null ? '' : `, ${Math.ceil(seconds / 60)} min left`}`,
  summary: ({ pages, cells, failed }) => `${pages.length} pages, ${cells.length} cases: ${failed} reader errors`,
  title: 'Fault drill',
};
