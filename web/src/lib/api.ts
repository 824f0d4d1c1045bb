// The HTTP interface. An error that the server told in words is a Failure with those words; none at all is `offline`.
import { patience } from "./patience.svelte";
import { settings } from "./settings.svelte";
import type { Called, Help, HelpFound, Home, Joined, Link, MatchId, MatchLinks, MatchPage, NewSeat, Packs, PastQuestion, Position, Steps } from "./types";

export class Failure extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, text: string, status = 0) {
    super(text);
    this.code = code;
    this.status = status;
  }
}

type Body = object | FormData | Blob;

/** Ask the server; T is the caller's promise of what it answers. Throws Failure. */
export async function request<T>(method: string, path: string, body?: Body): Promise<T> {
  const answer = await fetched(method, path, body);
  if (answer.status === 204) return undefined as T;
  const kind = answer.headers.get("content-type") ?? "";
  return (kind.includes("json") ? await answer.json() : await answer.text()) as T;
}

async function fetched(method: string, path: string, body?: Body): Promise<Response> {
  const raw = body instanceof FormData || body instanceof Blob;
  let answer: Response;
  const answered = method === "GET" ? () => {} : patience.begin();
  try {
    answer = await fetch(address(path), {
      method,
      headers: body && !raw ? { "content-type": "application/json" } : {},
      body: body === undefined ? undefined : raw ? body : JSON.stringify(body),
    });
  } catch {
    throw new Failure("offline", "");
  } finally {
    answered();
  }
  if (answer.ok) return answer;
  let told: { code?: string; text?: string } = {};
  try {
    told = (await answer.json()) as typeof told;
  } catch {
    // Not from our server: the status must do.
  }
  throw new Failure(told.code ?? `http-${answer.status}`, told.text ?? "", answer.status);
}

/** The address of a path below /api, in the page's language. */
export function address(path: string): string {
  return `./api${path}${path.includes("?") ? "&" : "?"}lang=${settings.language}`;
}

const get = <T>(path: string) => request<T>("GET", path);
const id = encodeURIComponent;
const eyes = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

export const api = {
  home: () => get<Home>("/home"),
  create: (game: string, options: object, seats: NewSeat[], lenient: boolean, hints: boolean) =>
    request<MatchLinks>("POST", "/matches", { game, options, seats, lenient, hints }),
  match: (match: string) => get<MatchPage>(`/matches/${id(match)}`),
  remove: (match: string) => request<void>("DELETE", `/matches/${id(match)}`),
  renew: (match: string, seat: number) => request<Link>("POST", `/matches/${id(match)}/seats/${seat}/link`),
  call: (match: string, seat: number, name: string, banner: string) =>
    request<Called>("PUT", `/matches/${id(match)}/seats/${seat}/name`, { name, banner }),
  bring: (match: string, seat: number, what: unknown) => request<void>("PUT", `/matches/${id(match)}/seats/${seat}/brings`, { what }),
  begin: (match: string) => request<void>("POST", `/matches/${id(match)}/begin`),
  rematch: (match: string, swap: boolean) => request<MatchId>("POST", `/matches/${id(match)}/rematch`, { swap }),
  join: (token: string) => request<Joined>("POST", `/join/${id(token)}`),
  resume: (match: string) => request<MatchId>("POST", `/matches/${id(match)}/resume`),
  file: async (match: string) => (await fetched("GET", `/matches/${id(match)}/file`)).blob(),
  logOf: (match: string) => address(`/matches/${id(match)}/log`),
  open: (file: Blob) => request<MatchId>("POST", "/replays", file),
  steps: (match: string, seat: number | null = null) => get<Steps>(`/matches/${id(match)}/steps${eyes(seat)}`),
  at: (match: string, seq: number, seat: number | null = null) =>
    get<Position>(`/matches/${id(match)}/at/${seq}${eyes(seat)}`),
  ask: <T>(match: string, seq: number, seat: number | null, question: PastQuestion) =>
    request<T>("POST", `/matches/${id(match)}/at/${seq}/ask${eyes(seat)}`, question),
  help: (game: string) => get<Help>(`/games/${id(game)}/help`),
  findHelp: (game: string, question: string) => get<HelpFound>(`/games/${id(game)}/help/search?q=${id(question)}`),
  packs: () => get<Packs>("/packs"),
  addPack: (files: FormData) => request<Packs>("POST", "/packs", files),
  removePack: (name: string) => request<void>("DELETE", `/packs/${id(name)}`),
};
