/** The filters of the page, and the copying of its lines. Its text is read from the page itself, once, when something is first asked for. */
export const script = `
'use strict';
document.documentElement.classList.add('with-script');
const form = document.querySelector('form');
const told = document.querySelector('output');
const areas = [...document.querySelectorAll('.area')];
let rows;

function read() {
  rows ??= areas.flatMap((area) => [...area.querySelectorAll('details.verdict')].map((row) => {
    return { row, area, word: row.dataset.verdict, text: row.textContent.toLowerCase() };
  }));
  return rows;
}

function filter() {
  const { text, verdict, area } = form.elements;
  const words = text.value.toLowerCase().split(/\\s+/).filter(Boolean);
  const left = new Set();
  let shown = 0;
  for (const one of read()) {
    const fits =
      (verdict.value === '' || verdict.value.split(' ').includes(one.word)) &&
      (area.value === '' || area.value === one.area.dataset.area) &&
      words.every((word) => one.text.includes(word));
    if (one.row.hidden === fits) one.row.hidden = !fits;
    if (!fits) continue;
    shown += 1;
    left.add(one.area);
  }
  for (const one of areas) one.hidden = !left.has(one);
  told.textContent = shown === rows.length ? rows.length + ' checks' : shown + ' of ' + rows.length + ' checks';
}

function openTarget() {
  const name = location.hash.slice(1);
  const target = name === '' ? null : document.getElementById(name);
  if (!target || !target.matches('details, .area')) return;
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
