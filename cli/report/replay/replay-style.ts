/** Calm and typographic: system fonts, hairlines, one accent for what needs care; it prints, too. */
export const replayStyle = `
:root { --paper: #fff; --ink: #1b1b1a; --soft: #5f5e5a; --line: #dcdad3; --care: #b3261e; --page: #31573f; --resource: #9aa79d; --redirect: #b98a2f; --missing: #b3261e; --refused: #6d3b6b; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #131312; --ink: #e4e2dc; --soft: #a3a19a; --line: #34332f; --care: #f0897f; --page: #7fb394; --resource: #5d685f; --redirect: #d9b466; --missing: #f0897f; --refused: #c597c2; }
}
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; max-width: 68rem; padding: 2.5rem 1.25rem 4rem; }
h1 { font: 600 clamp(1.75rem, 5vw, 2.75rem)/1.15 ui-serif, Georgia, "Times New Roman", serif; letter-spacing: -.01em; margin: 0; text-wrap: balance; }
h2 { border-top: 2px solid var(--ink); font-size: 1.0625rem; line-height: 1.3; margin: 3rem 0 .75rem; padding-top: .625rem; }
h3 { display: inline; font-size: 1rem; margin: 0; }
.kicker { color: var(--soft); font-size: .8125rem; font-weight: 600; letter-spacing: .04em; margin: 0 0 .5rem; text-transform: uppercase; }
.source { color: var(--soft); margin: .625rem 0 0; overflow-wrap: anywhere; }
.note { border-left: 3px solid var(--care); margin: 1rem 0 0; padding-left: .75rem; }
.figures { border-bottom: 1px solid var(--line); border-top: 1px solid var(--line); display: grid; gap: .75rem 2rem; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); margin: 1.75rem 0 0; padding: .875rem 0; }
.figures div { display: flex; flex-direction: column-reverse; }
dt { color: var(--soft); font-size: .875rem; }
dd { font-size: 1.5rem; font-variant-numeric: tabular-nums; font-weight: 600; line-height: 1.25; margin: 0; }
.bar { display: flex; gap: 2px; height: 1.25rem; }
.bar i { min-width: 2px; }
i.page { background: var(--page); } i.resource { background: var(--resource); } i.redirect { background: var(--redirect); } i.not-found { background: var(--missing); } i.bad-request { background: var(--refused); }
.key { display: flex; flex-wrap: wrap; gap: .375rem 1.75rem; list-style: none; margin: .875rem 0 0; padding: 0; }
.key i { display: inline-block; height: .6875rem; margin-right: .5rem; width: .6875rem; }
.key b, .figure { font-variant-numeric: tabular-nums; }
small { color: var(--soft); font-size: .875rem; }
.finding { border-bottom: 1px solid var(--line); }
summary { align-items: baseline; cursor: pointer; display: flex; gap: 1rem; justify-content: space-between; min-height: 2.75rem; padding: .625rem 0; }
summary::-webkit-details-marker { display: none; }
summary h3::before { color: var(--soft); content: "+"; display: inline-block; font-weight: 400; width: 1.25rem; }
[open] > summary h3::before { content: "–"; }
.grave > summary { color: var(--care); }
summary:focus-visible { outline: 2px solid var(--care); outline-offset: 2px; }
summary b { font-variant-numeric: tabular-nums; font-weight: 600; white-space: nowrap; }
.finding p { color: var(--soft); margin: 0 0 .5rem; max-width: 46rem; padding-left: 1.25rem; }
.finding .wide { padding: 0 0 1.25rem 1.25rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9375rem; width: 100%; }
th { color: var(--soft); font-size: .8125rem; font-weight: 500; text-align: left; }
th, td { border-bottom: 1px solid var(--line); padding: .375rem 1.25rem .375rem 0; vertical-align: baseline; }
tbody tr:last-child td { border-bottom: 0; }
td:first-child { min-width: 12rem; overflow-wrap: anywhere; }
th:last-child, td:last-child { padding-right: 0; }
.figure { text-align: right; white-space: nowrap; width: 1%; }
.figure + th, .figure + td { width: 34%; }
.columns .figure + .figure { width: 1%; }
.columns { display: grid; gap: 0 3rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
.columns section { min-width: 0; }
@media (max-width: 40rem) { .finding p, .finding .wide { padding-left: 0; } td:first-child { min-width: 9rem; } }
@media print { html { background: #fff; color: #000; font-size: 11pt; } body { max-width: none; padding: 0; } section, tr { break-inside: avoid; } .bar i { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
`;
