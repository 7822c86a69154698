/** Answer of a hook, or of a control interface in its place. */

export interface HookAnswer {
  is_done: boolean;
  /** Its status, or why there is none, to be put behind its name: `answered 403`. */
  says: string;
}

export function answeredBy(status: number): HookAnswer {
  return { is_done: status >= 200 && status <= 299, says: `answered ${status}` };
}

export function undone(says: string): HookAnswer {
  return { is_done: false, says };
}
