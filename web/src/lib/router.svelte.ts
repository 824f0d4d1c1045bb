// Where one is: `#/match/ID?seat=1`. Every screen has an address, so that back and forward work.

export interface Place {
  /** The parts between slashes, decoded: `["match", "ID"]`; empty at home. */
  path: string[];
  query: Record<string, string>;
}

export function parse(hash: string): Place {
  const [way = "", search = ""] = hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  const path = way.split("/").filter(Boolean).map(decoded);
  return { path, query: Object.fromEntries(new URLSearchParams(search)) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a place, for links: `href("match", id)`. */
export function href(...parts: (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part)).join("/")}`;
}

class Router {
  place = $state<Place>(parse(typeof location === "undefined" ? "" : location.hash));

  start(): () => void {
    const read = () => {
      this.place = parse(location.hash);
    };
    addEventListener("hashchange", read);
    read(); // it may have changed before anybody listened
    return () => removeEventListener("hashchange", read);
  }

  go(...parts: (string | number)[]): void {
    location.hash = href(...parts);
  }

  /** Go on to where one stays: what led there is done with, so that the back button leads home. */
  enter(address: string): void {
    history.replaceState(null, "", href());
    location.hash = address;
  }

  /** Go without leaving a step behind for the back button. */
  replace(...parts: (string | number)[]): void {
    history.replaceState(null, "", href(...parts));
    this.place = parse(location.hash);
  }
}

export const router = new Router();
