export const replayStyle = `
:root { --paper: #fff; --ink: #1b1b1a; --soft: #5f5e5a; --line: #dcdad3; --wash: #f5f4f0; --care: #b3261e; --page: #31573f; --resource: #9aa79d; --redirect: #b98a2f; --missing: #b3261e; --refused: #6d3b6b; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #131312; --ink: #e4e2dc; --soft: #a3a19a; --line: #34332f; --wash: #1d1d1b; --care: #f0897f; --page: #7fb394; --resource: #5d685f; --redirect: #d9b466; --missing: #f0897f; --refused: #c597c2; }
}
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; max-width: 68rem; padding: 2.5rem 1.25rem 4rem; }
h1 { font: 600 clamp(1.75rem, 5vw, 2.75rem)/1.15 ui-serif, Georgia, "Times New Roman", serif; letter-spacing: -.01em; margin: 0; text-wrap: balance; }
h2 { border-top: 2px solid var(--ink); font-size: 1.0625rem; line-height: 1.3; margin: 3rem 0 .75rem; padding-top: .625rem; }
h3 { display: inline; font-size: 1rem; margin: 0; }
h4 { display: flex; flex-wrap: wrap; font-size: .9375rem; font-weight: 400; gap: .25rem .75rem; justify-content: space-between; margin: 1.25rem 0 .25rem; }
h4 span { color: var(--soft); font-variant-numeric: tabular-nums; }
.rules { color: var(--ink); }
a { color: inherit; text-decoration-color: var(--soft); text-underline-offset: .2em; }
code { background: var(--wash); border-radius: 3px; font: .875em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; padding: .125rem .375rem; }
p { max-width: 46rem; }
.kicker { color: var(--soft); font-size: .8125rem; font-weight: 600; letter-spacing: .04em; margin: 0 0 .5rem; text-transform: uppercase; }
.source { color: var(--soft); margin: .625rem 0 0; overflow-wrap: anywhere; }
.note { border-left: 3px solid var(--care); margin: 1rem 0 0; padding-left: .75rem; }
.summary { list-style: none; margin: 1.75rem 0 0; padding: 0; }
.summary li { align-items: baseline; border-top: 1px solid var(--line); display: grid; gap: 0 1.25rem; grid-template-columns: minmax(0, 1fr) auto 8.5rem; padding: .5rem 0; }
.summary li:last-child { border-bottom: 1px solid var(--line); }
.summary b, .summary small { font-variant-numeric: tabular-nums; text-align: right; }
.summary .grave a, .summary .grave small { color: var(--care); font-weight: 600; }
.summary .grave small::before { content: "✗ "; }
.clean { font-size: 1.125rem; margin: 1.5rem 0 0; }
.figures { border-bottom: 1px solid var(--line); display: grid; gap: .75rem 2rem; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); margin: 1.25rem 0 0; padding: 0 0 .875rem; }
.figures div { display: flex; flex-direction: column-reverse; }
dt { color: var(--soft); font-size: .875rem; }
dd { font-size: 1.375rem; font-variant-numeric: tabular-nums; font-weight: 600; line-height: 1.25; margin: 0; }
.bar { display: flex; gap: 2px; height: 1.25rem; }
.bar i { min-width: 2px; }
i.page { background: var(--page); } i.resource { background: var(--resource); } i.not-found { background: var(--missing); } i.bad-request { background: var(--refused); } i.external { background: var(--redirect); }
.key { display: flex; flex-wrap: wrap; gap: .375rem 1.75rem; list-style: none; margin: .875rem 0 0; padding: 0; }
.key i { display: inline-block; height: .6875rem; margin-right: .5rem; width: .6875rem; }
.key b, .figure { font-variant-numeric: tabular-nums; }
small { color: var(--soft); font-size: .875rem; }
.finding { border-bottom: 1px solid var(--line); scroll-margin-top: .5rem; }
summary { align-items: baseline; cursor: pointer; display: flex; gap: 1rem; justify-content: space-between; min-height: 2.75rem; padding: .625rem 0; }
summary::-webkit-details-marker { display: none; }
summary h3::before, .more > summary::before { color: var(--soft); content: "+"; display: inline-block; flex: none; font-weight: 400; width: 1.25rem; }
[open] > summary h3::before, .more[open] > summary::before { content: "–"; }
.grave > summary { color: var(--care); }
summary:focus-visible, .wide:focus-visible { outline: 2px solid var(--care); outline-offset: 2px; }
summary b { font-variant-numeric: tabular-nums; font-weight: 600; white-space: nowrap; }
.more > summary { color: var(--soft); gap: 0; justify-content: start; }
.finding > p { color: var(--soft); margin: 0; padding-left: 1.25rem; }
.group { padding: 0 0 1rem 1.25rem; }
.finding > .wide { padding: .5rem 0 1.25rem 1.25rem; }
.about { color: var(--soft); font-size: .875rem; margin: 0 0 .5rem; }
.accepted { color: var(--soft); margin: .25rem 0; }
.tip { color: var(--soft); margin: 1rem 0 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9375rem; min-width: 100%; }
th { color: var(--soft); font-size: .8125rem; font-weight: 500; text-align: left; white-space: nowrap; }
th, td { border-bottom: 1px solid var(--line); padding: .375rem 1.25rem .375rem 0; vertical-align: baseline; }
tbody tr:last-child td { border-bottom: 0; }
td { min-width: 11rem; max-width: 34rem; overflow-wrap: anywhere; }
th:last-child, td:last-child { padding-right: 0; }
.group td:nth-child(2), .finding > .wide td { font-weight: 500; width: 38%; }
.group td:last-child { color: var(--soft); font-weight: 400; width: auto; }
th.figure, td.figure { min-width: 0; text-align: right; white-space: nowrap; width: 4.5rem; }
.columns { display: grid; gap: 0 3rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
.columns section { min-width: 0; }
@media (max-width: 40rem) {
  th, td { padding-right: .625rem; } td { min-width: 7rem; } .columns table { font-size: .8125rem; } .columns th { white-space: normal; font-size: .75rem; }
  .columns td.figure, .columns th.figure { width: auto; } .columns td.figure:last-child { white-space: normal; }
  .group, .finding > .wide { padding-left: 0; } .finding > p { padding-left: 0; }
  .summary li { grid-template-columns: minmax(0, 1fr) auto; } .summary small { grid-column: 1 / -1; text-align: left; }
}
@page { margin: 15mm; }
@media print {
  :root { --paper: #fff; --ink: #000; --soft: #444; --line: #bbb; --wash: #fff; --care: #a00; }
  html { font-size: 10pt; } body { max-width: none; padding: 0; }
  h2, h3, h4, summary, thead { break-after: avoid; } tr, .summary, .figures { break-inside: avoid; } .wide { overflow: visible; }
  details::details-content { block-size: auto; content-visibility: visible; } .more > summary { display: none; }
  i { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
