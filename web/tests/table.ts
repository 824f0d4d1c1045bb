// A real WebSocket server that speaks as a table does, for the tests: one number that every wish raises.
import { type AddressInfo } from "node:net";
import { type WebSocket as Peer, WebSocketServer } from "ws";
import type { Sight, Welcome, Wish } from "../src/types";

export class TestTable {
  heard: Wish[] = [];
  seq = 5;
  peers = new Set<Peer>();
  connections = 0;
  /** Wishes are heard, but neither carried out nor answered. */
  deaf = false;
  #server: WebSocketServer;

  private constructor(server: WebSocketServer) {
    this.#server = server;
    server.on("connection", (peer) => {
      this.connections++;
      this.peers.add(peer);
      peer.on("close", () => this.peers.delete(peer));
      peer.on("message", (data) => this.#hear(peer, JSON.parse(String(data)) as Wish));
      this.tell(peer, { kind: "welcome", head: HEAD, sight: this.sight(), log: [] });
    });
  }

  static async open(): Promise<TestTable> {
    const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
    await new Promise((resolve) => server.once("listening", resolve));
    return new TestTable(server);
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  sight(news: Sight["news"] = []): Sight {
    return {
      kind: "sight",
      seq: this.seq,
      decided: this.seq,
      seat: 0,
      seats: [],
      pending: { kind: "turn", seats: [0], code: "turn", args: [], text: "", notes: [] },
      legal: 1,
      secrets: false,
      bot: null,
      undo: {
        possible: false,
        free: false,
        what: "",
        of: null,
        count: 0,
        by: null,
        asking: null,
        missing: [],
        question: "",
        why: "",
        past: [],
        redo: null,
      },
      entered: [],
      orders: [],
      rematch: "",
      real: null,
      scene: {},
      news,
      undone: [],
    };
  }

  tell(peer: Peer, message: unknown): void {
    peer.send(JSON.stringify(message));
  }

  /** Break every connection, as a lost network does. */
  cut(): void {
    for (const peer of this.peers) peer.terminate();
  }

  refuse(code: number, reason: string): void {
    for (const peer of this.peers) peer.close(code, reason);
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #hear(peer: Peer, wish: Wish): void {
    this.heard.push(wish);
    if (this.deaf) return;
    if (wish.kind === "ask") this.tell(peer, { kind: "answer", id: wish.id, result: `${wish.what}!` });
    else if (wish.kind === "look" || wish.kind === "speak") {
      const sight = { ...this.sight(), seat: wish.kind === "look" ? wish.seat : 0 };
      this.tell(peer, { kind: "welcome", head: HEAD, sight, log: [] });
    } else if (wish.seq !== this.seq) {
      this.tell(peer, { kind: "refused", code: "stale", text: "late", chapter: "" });
      this.tell(peer, this.sight());
    } else {
      this.seq++;
      this.tell(peer, this.sight());
    }
  }
}

const HEAD: Welcome["head"] = { id: "m", game: "g", title: "", unit: "Round", lesson: "", hints: true, seats: 2, head: {} };

/** Wait until something holds; fails after two seconds. */
export async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + 2000;
  while (!holds()) {
    if (Date.now() > end) throw new Error("it never came to that");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
