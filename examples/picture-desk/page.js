/**
 * The desk in a page: a file goes to the shelf, and a bar shows how far it is. Where the service is, the fragment of the
 * page's URL tells, which no server is sent: `#base_url=…&token=…`. Bundle it, such as by `esbuild --bundle page.js`.
 */
import { createPictureDesk, explain } from './picture-desk.ts';

const { base_url, token } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
const desk = createPictureDesk({ service: { base_url, token }, person: token, model: 'lumen/sketch' });
const [form, bar, told, list] = ['form', 'progress', 'output', 'ul'].map((name) => document.querySelector(name));

async function show() {
  const { pictures } = await desk.shelf(20);
  const items = pictures.map(({ name }) => Object.assign(document.createElement('li'), { textContent: name }));
  list.replaceChildren(...items);
}

/** Tells the reader of the page what comes of it, also where it goes wrong. */
async function tell(act) {
  told.value = '';
  try {
    told.value = await act();
  } catch (error) {
    told.value = explain(error);
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const file = form.elements.file.files[0];
  tell(async () => {
    bar.value = 0;
    const { name } = await desk.addReference(file.name, file, (sent_bytes) => {
      bar.value = file.size > 0 ? sent_bytes / file.size : 1;
    });
    await show();
    return `${name} is on the shelf`;
  });
});

tell(show);
