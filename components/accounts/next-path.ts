const here = "https://here.invalid";

/**
 * The path of this site that `next` names, else `fallback`: a link must not be able to lead a person who signs in
 * to another site.
 */
export function nextPath(next: string | string[] | undefined, fallback: string): string {
  if (typeof next !== "string" || !/^\/(?![/\\])/.test(next) || !URL.canParse(next, here)) return fallback;
  const url = new URL(next, here);
  // A path that the URL parser itself turns into `//host` would leave the site as well.
  return url.origin === here && !url.pathname.startsWith("//") ? url.pathname + url.search + url.hash : fallback;
}

/** `path` with `next` carried along, unless it is the usual one. */
export function withNext(path: string, next: string | undefined): string {
  return next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`;
}
