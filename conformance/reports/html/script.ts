/** The search of the page, and the copying of its lines. Its text is read from the page itself, once, when something is first asked for. */
export const script = `
'use strict';
document.documentElement.classList.add('with-script');
const form = document.querySelector('form');
const told = document.querySelector('output');
const areas = [...document.querySelectorAll('.area')];
const cards = [...document.querySelectorAll('.finding')];
const sections = [...new Set(cards.map((card) => card.parentElement))];
let rows;
let causes;

function read() {
  if (rows) return;
  rows = areas.flatMap((area) => [...area.querySelectorAll('details.verdict')].map((row) => {
    return { row, area, word: row.dataset.verdict, text: row.textContent.toLowerCase() };
  }));
  const byId = new Map(rows.map((one) => [one.row.id, one]));
  causes = cards.map((card) => {
    const own = card.dataset.checks.split(' ').flatMap((id) => byId.get(id) ?? []);
    return { card, own, text: card.textContent.toLowerCase() };
  });
}

function filter() {
  read();
  const { text, verdict, area } = form.elements;
  const words = text.value.toLowerCase().split(/\\s+/).filter(Boolean);
  const isOf = (one) =>
    (verdict.value === '' || verdict.value.split(' ').includes(one.word)) &&
    (area.value === '' || area.value === one.area.dataset.area);
  const tells = (one) => words.every((word) => one.text.includes(word));
  const left = new Set();
  let checks = 0;
  for (const one of rows) {
    const fits = isOf(one) && tells(one);
    if (one.row.hidden === fits) one.row.hidden = !fits;
    if (!fits) continue;
    checks += 1;
    left.add(one.area);
  }
  for (const one of areas) one.hidden = !left.has(one);
  for (const { card, own, text } of causes) {
    card.hidden = !own.some((one) => isOf(one) && (tells({ text }) || tells(one)));
  }
  for (const one of sections) one.hidden = cards.every((card) => card.hidden || card.parentElement !== one);
  const shown = cards.filter((card) => !card.hidden).length;
  const counts = [countOf(checks, rows.length, 'check'), ...(cards.length > 0 ? [countOf(shown, cards.length, 'cause')] : [])];
  told.textContent = (checks + shown === 0 ? 'Nothing fits: ' : '') + counts.join(', ');
}

function countOf(shown, all, word) {
  return (shown === all ? '' : shown + ' of ') + all + ' ' + word + (all === 1 ? '' : 's');
}

function openTarget() {
  const name = location.hash.slice(1);
  const target = name === '' ? null : document.getElementById(name);
  if (!target || !target.matches('details, .area, .finding')) return;
  if (target.hidden) { form.reset(); filter(); }
  if (target.matches('details')) target.open = true;
  target.scrollIntoView();
}

form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('reset', () => setTimeout(filter));
addEventListener('hashchange', openTarget);
addEventListener('beforeprint', () => {
  for (const one of document.querySelectorAll('details.told')) one.open = true;
});
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.target.matches('input, select')) return;
  event.preventDefault();
  form.elements.text.focus();
});
addEventListener('click', async (event) => {
  if (!event.target.matches('.copy')) return;
  const text = event.target.previousElementSibling;
  try {
    await navigator.clipboard.writeText(text.textContent);
    event.target.textContent = 'Copied';
    setTimeout(() => { event.target.textContent = 'Copy'; }, 2000);
  } catch {
    getSelection().selectAllChildren(text);
  }
});
openTarget();
`;
