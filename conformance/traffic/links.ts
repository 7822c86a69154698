/** Cursor URLs that pages showed, with the page that each leads on from: how walks of others are put together again. */
import type { CanonicalRequest } from '../../src/choices/dialect.ts';
import { comparableUrl } from './match.ts';
import { BoundedMap } from './memory.ts';
import { digestOf } from './store.ts';

/** A page of a walk. */
export interface WalkNode {
  number: number;
  /** Number of the page that began the walk in this direction. */
  root: number;
  depth: number;
  parent?: WalkNode;
  direction?: Direction;
  /** The request that began the walk. */
  request: CanonicalRequest;
  caller: string;
  ended_ms: number;
  /** Number of its items. */
  items: number;
  /** The last items, of the fields that the walk is sorted by. */
  tail: readonly Record<string, unknown>[];
}

export type Direction = 'next' | 'previous';

export interface Link {
  from: WalkNode;
  direction: Direction;
  is_followed?: true;
}

export interface Links {
  find(url: string): Link | undefined;
  add(url: string, link: Link): void;
}

/** Walks under way at one time, each with a page at hand; those that nobody went on with longest are given up. */
const most_links = 20_000;

/** @param onForget is called for each cursor URL that is given up, and that nobody followed */
export function createLinks(onForget: () => void): Links {
  const links = new BoundedMap<string, Link>(most_links, ({ is_followed }) => {
    if (!is_followed) onForget();
  });
  return {
    find(url) {
      const link = links.get(digestOf(comparableUrl(url)));
      if (link) link.is_followed = true;
      return link;
    },
    add(url, link) {
      links.set(digestOf(comparableUrl(url)), link);
    },
  };
}
