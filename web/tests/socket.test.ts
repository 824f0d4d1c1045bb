import { afterEach, beforeEach, describe, expect, test } from "vitest";
import WebSocket from "ws";
import { backOff, type Ears, MatchSocket, Refusal, type Status } from "../src/lib/socket";
import type { Act, Refused, Sight, Welcome } from "../src/types";
import { TestTable, until } from "./table";

let table: TestTable;
let socket: MatchSocket;
let statuses: Status[];
let welcomes: Welcome[];
let sights: Sight[];
let refusals: Refused[];
let busy: boolean;

beforeEach(async () => {
  table = await TestTable.open();
  [statuses, welcomes, sights, refusals, busy] = [[], [], [], [], false];
  const ears: Ears = {
    welcome: (message) => welcomes.push(message),
    sight: (message) => sights.push(message),
    refused: (message) => refusals.push(message),
    status: (status) => statuses.push(status),
    busy: (now) => (busy = now),
  };
  const options = { WebSocket: WebSocket as unknown as typeof globalThis.WebSocket, pause: () => 10 };
  socket = new MatchSocket(() => table.url, ears, options);
  await until(() => welcomes.length === 1);
});

afterEach(async () => {
  socket.close();
  await table.close();
});

const act = (seq: number): Act => ({ kind: "act", seq, seat: 0, key: [1, 2] });
const doings = () => table.heard.filter((wish) => wish.kind === "act");

describe("a connection", () => {
  test("tells how it stands", () => {
    expect(statuses).toEqual(["connecting", "open"]);
  });

  test("comes back by itself after it was lost", async () => {
    table.cut();
    await until(() => welcomes.length === 2);
    expect(table.connections).toBe(2);
    expect(statuses.at(-1)).toBe("open");
    expect(statuses).toContain("waiting");
  });

  test("is lost where nothing at all is heard any longer, though it seems to stand", async () => {
    socket.close();
    const none = () => undefined;
    const ears: Ears = { welcome: none, sight: none, refused: none, busy: none, status: (status) => statuses.push(status) };
    socket = new MatchSocket(() => table.url, ears, { WebSocket: WebSocket as unknown as typeof globalThis.WebSocket, pause: () => 10, silence: 800 });
    await until(() => table.connections === 2);
    const beats = setInterval(() => table.peers.forEach((peer) => table.tell(peer, { kind: "beat" })), 20);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(table.connections).toBe(2); // as long as the server says that there is nothing to say
    clearInterval(beats);
    await until(() => table.connections === 3);
    expect(statuses).toContain("waiting");
    await until(() => statuses.at(-1) === "open"); // what is closed before it stands is an error
  });

  test("does not come back where the server turns it away", async () => {
    table.refuse(4403, "not yours");
    await until(() => statuses.at(-1) === "closed");
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(table.connections).toBe(1);
    expect(refusals.map((one) => one.text)).toEqual(["not yours"]);
  });

  test("shows the same seat again after coming back", async () => {
    socket.look(1);
    await until(() => welcomes.length === 2);
    table.cut();
    await until(() => table.heard.length === 2);
    expect(table.heard).toEqual([
      { kind: "look", seat: 1 },
      { kind: "look", seat: 1 },
    ]);
  });
});

describe("a wish", () => {
  test("is answered by a newer sight", async () => {
    expect(socket.wish(act(5))).toBe(true);
    expect(busy).toBe(true);
    await until(() => !busy);
    expect(sights.map((sight) => sight.seq)).toEqual([6]);
  });

  test("is not sent while another is unanswered", () => {
    expect(socket.wish(act(5))).toBe(true);
    expect(socket.wish(act(5))).toBe(false);
  });

  test("that was lost on the way is repeated once", async () => {
    table.deaf = true;
    socket.wish(act(5));
    await until(() => doings().length === 1);
    table.deaf = false;
    table.cut();
    await until(() => !busy);
    expect(doings()).toEqual([act(5), act(5)]);
    expect(table.seq).toBe(6);
  });

  test("that was carried out, though its answer was lost, is not repeated", async () => {
    table.deaf = true;
    socket.wish(act(5));
    await until(() => doings().length === 1);
    table.seq = 6; // it was: only the answer is missing
    table.deaf = false;
    table.cut();
    await until(() => welcomes.length === 2);
    await until(() => !busy);
    expect(doings()).toEqual([act(5)]);
    expect(table.seq).toBe(6);
  });

  test("that is late is forgotten without a complaint", async () => {
    table.seq = 9;
    socket.wish(act(5));
    await until(() => !busy && sights.length === 1);
    expect(refusals).toEqual([]);
    expect(table.seq).toBe(9);
  });

  test("made while there is no connection waits for it", async () => {
    table.cut();
    await until(() => statuses.at(-1) === "waiting");
    socket.wish(act(5));
    await until(() => !busy && table.seq === 6);
    expect(doings()).toEqual([act(5)]);
  });

  test("stays unanswered while only its seat's neighbour comes or goes", async () => {
    table.deaf = true;
    socket.wish(act(5));
    for (const peer of table.peers) table.tell(peer, table.sight());
    await until(() => sights.length === 1);
    expect(busy).toBe(true);
  });
});

describe("a question", () => {
  test("gets its own answer", async () => {
    const answers = await Promise.all([socket.ask({ what: "card" }), socket.ask({ what: "region" })]);
    expect(answers).toEqual(["card!", "region!"]);
  });

  test("is asked again after a lost connection", async () => {
    table.deaf = true;
    const answer = socket.ask({ what: "card", about: { golem: 3 } });
    await until(() => table.heard.length === 1);
    table.deaf = false;
    table.cut();
    expect(await answer).toBe("card!");
    expect(table.heard[1]).toEqual(table.heard[0]);
  });

  test("is refused in words", async () => {
    table.deaf = true;
    const answer = socket.ask({ what: "card" });
    await until(() => table.heard.length === 1);
    for (const peer of table.peers) table.tell(peer, { kind: "refused", id: 1, code: "none", text: "No such Golem.", chapter: "II" });
    await expect(answer).rejects.toMatchObject({ code: "none", message: "No such Golem.", chapter: "II" });
    expect(refusals).toEqual([]);
  });

  test("fails when the table is left", async () => {
    table.deaf = true;
    const answer = socket.ask({ what: "card" });
    socket.close();
    await expect(answer).rejects.toBeInstanceOf(Refusal);
  });
});

test("the pauses grow, but stay bearable", () => {
  expect(backOff(0)).toBeLessThan(400);
  for (const attempt of [5, 20, 1000]) {
    expect(backOff(attempt)).toBeGreaterThan(4000);
    expect(backOff(attempt)).toBeLessThanOrEqual(10_000);
  }
});
