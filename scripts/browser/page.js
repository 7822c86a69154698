/** Page that uses the service from another origin with a browser's own means. Functions return what it sees. */
const patience_ms = 30_000;
const pause_ms = 50;

document.querySelector('p').textContent = location.origin;

/** Everything of an answer that the browser lets the page see. */
async function ask(url, { token, json, ...init } = {}) {
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (json !== undefined) headers.set('content-type', 'application/json');
  const body = json === undefined ? init.body : JSON.stringify(json);
  const answer = await fetch(url, { ...init, headers, body, signal: AbortSignal.timeout(patience_ms) });
  const text = await answer.text();
  const { status, type } = answer;
  return { status, type, headers: Object.fromEntries(answer.headers), text, json: parsed(text) };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Result of `ask`, or that the browser has kept it from the page. */
async function tryToAsk(url, init) {
  try {
    return await ask(url, init);
  } catch (error) {
    return { kept_back: String(error) };
  }
}

/** The ids on all pages from `url` on. */
async function walk(url, token) {
  const ids = [];
  let pages = 0;
  for (let at = url; at !== null; pages++) {
    const { json } = await ask(at, { token });
    ids.push(...json.items.map(({ id }) => id));
    at = json.next;
  }
  return { pages, ids };
}

/** Opens an upload, puts the text, and reads it back, whole and in part. */
async function upload(base_url, token, text) {
  const file = { filename: 'note.txt', mime_type: 'text/plain', size_bytes: new Blob([text]).size };
  const session = await ask(`${base_url}/v1/asset-uploads`, { method: 'POST', token, json: file });
  const { upload_url } = session.json;
  const put = await ask(upload_url, { method: 'PUT', headers: { 'content-type': 'text/plain' }, body: text });
  const asset = await ask(session.headers.location, { token });
  const whole = await ask(asset.json.url);
  const part = await ask(asset.json.url, { headers: { range: 'bytes=0-3' } });
  return { session, put, whole, part };
}

/** Runs a model and waits for the end. */
async function run(base_url, token, path, input) {
  const sent = await ask(`${base_url}/v1/models/${path}/runs`, { method: 'POST', token, json: input });
  const until_ms = performance.now() + patience_ms;
  for (;;) {
    const { json } = await ask(`${base_url}/v1/runs/${sent.json.run_id}`, { token });
    if (!['queued', 'running'].includes(json.status_code) || performance.now() > until_ms) return json;
    await new Promise((resolve) => setTimeout(resolve, pause_ms));
  }
}

/** Shows what a run has made. @returns the size, the length, and a colour that the page reads off the picture itself */
async function show(base_url, token, asset_id) {
  const { url, mime_type } = (await ask(`${base_url}/v1/assets/${asset_id}`, { token })).json;
  const is_video = mime_type.startsWith('video/');
  const element = document.createElement(is_video ? 'video' : 'img');
  element.crossOrigin = 'anonymous';
  element.src = url;
  const figure = document.createElement('figure');
  figure.append(element);
  document.body.append(figure);
  await arrived(element, is_video ? 'loadeddata' : 'load');
  if (is_video) await seek(element, element.duration / 2);
  const width = is_video ? element.videoWidth : element.naturalWidth;
  const height = is_video ? element.videoHeight : element.naturalHeight;
  return { mime_type, width, height, seconds: element.duration, pixel: await pixelOf(element) };
}

function arrived(element, event) {
  return new Promise((resolve, reject) => {
    element.addEventListener(event, resolve, { once: true });
    element.addEventListener('error', () => reject(new Error(element.error?.message ?? 'it cannot be shown')), {
      once: true,
    });
    setTimeout(() => reject(new Error(`no ${event} after ${patience_ms} ms`)), patience_ms);
  });
}

/** A picture that the player was asked for is one that it has decoded. */
async function seek(video, seconds) {
  const sought = arrived(video, 'seeked');
  video.currentTime = seconds;
  await sought;
}

/**
 * A picture that was decoded is painted with one of the next frames; until then, there is nothing but transparency.
 * Throws where the picture came from an origin that does not let the page read it.
 */
async function pixelOf(element) {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  for (const began = performance.now(); ; await new Promise(requestAnimationFrame)) {
    context.drawImage(element, 0, 0);
    const pixel = [...context.getImageData(0, 0, 1, 1).data];
    if (pixel[3] > 0 || performance.now() - began > patience_ms) return pixel;
  }
}

/** Line for anybody who looks at the page. */
function note(line) {
  const item = document.createElement('li');
  item.textContent = line;
  document.querySelector('ol').append(item);
}

globalThis.client = { ask, tryToAsk, walk, upload, run, show, note };
