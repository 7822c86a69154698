/** The part of autocannon that is used here; it brings no types of its own. */
declare module 'autocannon' {
  interface Options {
    url: string;
    method: string;
    headers: Record<string, string>;
    body?: string;
    connections: number;
    duration: number;
  }
  interface Run extends Promise<{ errors: number; non2xx: number; duration: number }> {
    on(event: 'response', listener: (client: unknown, status: number, bytes: number, time_ms: number) => void): this;
  }
  export default function autocannon(options: Options): Run;
}
