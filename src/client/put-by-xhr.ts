/** A PUT from a page. Of all that browsers have, `XMLHttpRequest` alone tells how far a body has gone. */

/** As much of it as is used here: only browsers, and what stands for them, have it. */
declare const XMLHttpRequest: new () => {
  upload: { onprogress: (event: { loaded: number }) => void };
  onerror: () => void;
  onload: () => void;
  status: number;
  responseText: string;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getAllResponseHeaders(): string;
  send(body: unknown): void;
  abort(): void;
};

export const has_xhr = typeof XMLHttpRequest === 'function';

/** @throws TypeError, as fetch does, for a lost connection; the reason of the request's signal */
export function putByXhr(
  { url, headers, signal }: Request,
  body: Blob | Uint8Array<ArrayBuffer>,
  onProgress: (sent_bytes: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('PUT', url);
    for (const [name, value] of headers) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded }) => onProgress(loaded);
    xhr.onerror = () => reject(new TypeError('connection lost'));
    xhr.onload = () => {
      const lines = [...xhr.getAllResponseHeaders().matchAll(/^([^:\s]+): ?(.*?)\r?$/gm)];
      const told = lines.map((line) => line.slice(1) as [string, string]);
      resolve(new Response(xhr.responseText || null, { status: xhr.status, headers: told }));
    };
    signal.addEventListener('abort', () => {
      xhr.abort();
      reject(signal.reason);
    });
    xhr.send(body);
  });
}
