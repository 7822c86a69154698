/** Style of the pages: on a screen of any width, light or dark, and on paper. */
export const style = `
:root { --ink: #1b1f24; --soft: #57606a; --ground: #ffffff; --panel: #f6f8fa; --line: #d0d7de; --link: #0550ae;
  --good: #116329; --good-ground: #dafbe1; --bad: #a40e26; --bad-ground: #ffebe9; --doubt: #7d4e00;
  --doubt-ground: #fff3c4; --seen: #0a4f8f; --seen-ground: #ddf4ff; --good-bar: #2da44e; --bad-bar: #cf222e;
  --doubt-bar: #bf8700; --seen-bar: #54aeff; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --soft: #9aa5b1; --ground: #0d1117; --panel: #161b22;
  --line: #3d444d; --link: #79c0ff; --good: #7ee787; --good-ground: #12351d; --bad: #ffa198; --bad-ground: #4a1518;
  --doubt: #f2cc60; --doubt-ground: #3a2d08; --seen: #a5d6ff; --seen-ground: #0c2d4d; --good-bar: #3fb950; --bad-bar: #f85149;
  --doubt-bar: #d29922; --seen-bar: #388bfd; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; padding: 1rem; max-width: 68rem; color: var(--ink); background: var(--ground);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: .3rem 0 .6rem; }
h2 { font-size: 1.25rem; margin: 2.2rem 0 .7rem; padding-bottom: .3rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.05rem; margin: 0 0 .5rem; }
h4 { font-size: .95rem; margin: 1rem 0 .3rem; }
p { margin: .4rem 0; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.sentence { font-size: 1.1rem; }
code, pre { font: .85rem/1.45 ui-monospace, monospace; }
pre { margin: .3rem 0; padding: .6rem; background: var(--panel); border: 1px solid var(--line); border-radius: 6px;
  white-space: pre-wrap; }
.soft { color: var(--soft); }
.decision { border-left: .5rem solid var(--good); padding: .2rem 0 .2rem 1rem; }
.decision.red { border-color: var(--bad); }
.decision.doubt { border-color: var(--doubt-bar); }
.badge { display: inline-block; padding: 0 .5rem; border-radius: 1rem; border: 1px solid; font-size: .8rem; line-height: 1.4;
  white-space: nowrap; font-weight: 600; color: var(--doubt); background: var(--doubt-ground); }
.badge.pass, .badge.fixed { color: var(--good); background: var(--good-ground); }
.badge.fail, .badge.unexpected-pass, .badge.error { color: var(--bad); background: var(--bad-ground); }
.badge.observed { color: var(--seen); background: var(--seen-ground); }
.badge.not-claimed, .badge.absent { color: var(--soft); background: var(--panel); }
.badges { display: flex; flex-wrap: wrap; gap: .4rem; padding: 0; margin: .6rem 0; list-style: none; }
.finding { border: 1px solid var(--line); border-left: .4rem solid var(--bad); border-radius: 6px; padding: .8rem 1rem;
  margin: 0 0 1rem; }
.finding.passed-by { border-left-color: var(--line); }
.first { padding-left: 1.6rem; }
.first li { margin: .5rem 0; }
.first a { font-weight: 600; font-size: 1.05rem; }
.gap { border-left-color: var(--doubt); }
.facts { display: flex; flex-wrap: wrap; gap: .3rem 2rem; margin: 1rem 0 0; }
.facts dt { font-size: .85rem; }
.bar { width: 100%; max-width: none; height: .8rem; margin: .4rem 0; border-radius: 3px; background: var(--panel); }
.bar rect { fill: var(--doubt-bar); }
.bar .pass { fill: var(--good-bar); }
.bar .fail, .bar .unexpected-pass, .bar .error { fill: var(--bad-bar); }
.bar .observed { fill: var(--seen-bar); }
.bar .not-claimed { fill: var(--line); }
.areas td:nth-child(2) { width: 38%; min-width: 9rem; vertical-align: middle; }
.areas td:nth-child(n + 4), .areas th:nth-child(n + 4) { text-align: right; font-variant-numeric: tabular-nums; }
pre.long { max-height: 16rem; overflow: auto; }
.copied { position: relative; }
.copied pre { padding-right: 4.5rem; }
.with-script .copy { position: absolute; top: .3rem; right: .3rem; display: block; min-height: 0; padding: .1rem .5rem;
  font-size: .8rem; }
.copied pre + .copy { margin: 0; }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: .2rem .9rem; margin: .5rem 0; }
dt { color: var(--soft); }
dd { margin: 0; min-width: 0; }
ul, ol { margin: .2rem 0; padding-left: 1.3rem; }
form { margin: 1rem 0; display: flex; flex-wrap: wrap; gap: .6rem 1rem; align-items: end; padding: .8rem; background: var(--panel);
  border: 1px solid var(--line); border-radius: 6px; }
form label { display: grid; gap: .15rem; font-size: .85rem; color: var(--soft); }
form .search { flex: 1 1 14rem; }
input, select, button { font: inherit; color: var(--ink); background: var(--ground); border: 1px solid var(--line);
  border-radius: 6px; padding: .35rem .5rem; min-height: 2.5rem; width: 100%; }
button { width: auto; cursor: pointer; }
form output { flex-basis: 100%; font-size: .9rem; }
.area > h3 { margin: 1.3rem 0 .3rem; }
details.verdict { border-top: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 2.6rem; }
summary { cursor: pointer; }
details.verdict > summary, .section > summary { padding: .45rem 0; }
details.verdict > summary { display: flex; flex-wrap: wrap; gap: .1rem .6rem; align-items: baseline; }
details.verdict > summary::before { content: "▸"; color: var(--soft); }
details.verdict[open] > summary::before { content: "▾"; }
details.verdict > summary::-webkit-details-marker { display: none; }
details.verdict > div { padding: 0 0 .8rem 1.3rem; }
.title { color: var(--soft); flex: 1 1 16rem; }
.story { list-style: none; padding: 0; border-left: 2px solid var(--line); }
.story > li { padding: .15rem 0 .15rem .9rem; }
.story > .telling { border-left: .3rem solid var(--bad); margin-left: -2px; background: var(--bad-ground); }
.story .time { color: var(--soft); font-variant-numeric: tabular-nums; margin-right: .5rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid var(--line); }
thead th { white-space: nowrap; color: var(--soft); }
tbody th { font-weight: 500; }
.wide table { overflow-wrap: break-word; }
.wide tbody th { position: sticky; left: 0; min-width: 12rem; background: var(--ground); overflow-wrap: anywhere; }
.head tbody th { min-width: 3rem; }
.wide td { max-width: 40rem; }
td code, td div { overflow-wrap: anywhere; }
.nothing { color: var(--soft); }
.nowrap { white-space: nowrap; }
.skip { position: absolute; left: -100rem; }
.skip:focus { position: static; }
figure { margin: .6rem 0; }
figcaption { font-size: .85rem; }
svg { display: block; width: 100%; max-width: 32rem; height: auto; margin: .4rem 0; }
svg text { font: 11px system-ui, sans-serif; fill: var(--ink); }
svg .axis { stroke: var(--line); }
svg .window { fill: var(--good-ground); stroke: var(--good); }
svg .attempt { fill: var(--ink); }
svg .attempt.failed { fill: var(--bad); }
[hidden] { display: none !important; }
.scripted { display: none; }
.with-script .scripted { display: flex; }
@media (max-width: 36rem) {
  body { padding: .7rem; }
  h1 { font-size: 1.3rem; }
  td code { display: inline-block; min-width: 12rem; }
  .wide tbody th { min-width: 8rem; }
  dl:not(.facts) { grid-template-columns: 1fr; gap: 0; }
  .areas td:nth-child(n + 4), .areas th:nth-child(n + 4) { display: none; }
  dd { margin-bottom: .35rem; }
  details.verdict > div { padding-left: 0; }
  .clauses thead { display: none; }
  .clauses tr { display: block; border-bottom: 1px solid var(--line); padding: .4rem 0; }
  .clauses th, .clauses td { display: block; border: 0; padding: .1rem 0; }
}
@media print {
  :root { --ink: #000; --soft: #444; --ground: #fff; --panel: #fff; --line: #999; --link: #000; --good: #0b4a1d;
    --good-ground: #fff; --bad: #8a0d20; --bad-ground: #fff; --doubt: #5c3a00; --doubt-ground: #fff; --seen: #083a69;
    --seen-ground: #fff; }
  @page { margin: 14mm; }
  html { font-size: 9.5pt; }
  svg { print-color-adjust: exact; }
  body { max-width: none; padding: 0; }
  form, .scripted, .skip { display: none !important; }
  details.verdict { content-visibility: visible; }
  details.verdict.told::details-content { content-visibility: visible; }
  details.verdict > summary::before { content: none !important; }
  .gap, details.verdict > summary, tr { break-inside: avoid; }
  h2, h3, h4 { break-after: avoid; }
  pre.long { max-height: none; }
  .wide { overflow: visible; }
  .wide tbody th { position: static; }
}
`;
