import { describe, expect, it } from "vitest";
import { InvalidInput, TooLarge, Unavailable } from "@/lib/kernel/errors";
import { BodyBudget, type BodyLease, leaseBody } from "./body-budget";
import { readBytes } from "./read-body";

const MEGABYTE = 1024 * 1024;
const FREE: BodyLease = { take: () => {}, hold: () => {}, release: () => {} };

function upload(chunks: Iterable<Uint8Array>, headers: Record<string, string> = {}): Request {
  const source = chunks[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = source.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return new Request("http://sulur.test/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
}

function* parts(count: number, bytes: number): Generator<Uint8Array> {
  for (let number = 0; number < count; number += 1) yield new Uint8Array(bytes).fill(number % 251);
}

/** Said, and left unsaid. */
const lengths = (bytes: number): Record<string, string>[] => [{}, { "content-length": String(bytes) }];

const read = (request: Request, maxBytes: number, lease = FREE) =>
  readBytes(request, { maxBytes, tooLarge: "Terlalu besar.", lease });

describe("a body", () => {
  it("is read as it was sent, whatever its chunks and with or without its length", async () => {
    const whole = Buffer.concat([...parts(300, 7)]);
    for (const headers of lengths(whole.byteLength)) {
      expect(Buffer.from(await read(upload(parts(300, 7), headers), 10_000)).equals(whole)).toBe(true);
    }
    expect((await read(upload([]), 10)).byteLength).toBe(0);
  });

  it("is refused before it is read where it says that it is too long, and as soon as it is", async () => {
    await expect(read(upload(parts(1, 1), { "content-length": "11" }), 10)).rejects.toThrow(TooLarge);
    let sent = 0;
    const endless = (function* () {
      for (;;) {
        sent += 1;
        yield new Uint8Array(1_000);
      }
    })();
    await expect(read(upload(endless), 10_000)).rejects.toThrow(TooLarge);
    expect(sent).toBeLessThan(20);
  });

  it("is read in a few pieces of one byte, and refused soon when it goes on so", async () => {
    expect((await read(upload(parts(900, 1)), MEGABYTE)).byteLength).toBe(900);
    let sent = 0;
    const crumbs = (function* () {
      for (const part of parts(MEGABYTE, 1)) {
        sent += 1;
        yield part;
      }
    })();
    await expect(read(upload(crumbs), 2 * MEGABYTE)).rejects.toThrow("potongan yang terlalu kecil");
    expect(sent).toBeLessThan(1_100);
  });

  it("never holds more than its lease gave", async () => {
    let leased = 0;
    const take = (bytes: number) => {
      leased += bytes;
    };
    for (const headers of lengths(700_000)) {
      leased = 0;
      const bytes = await read(upload(parts(700, 1_000), headers), MEGABYTE, { ...FREE, take });
      expect(leased).toBe(700_000);
      expect(bytes.buffer.byteLength).toBeLessThan(2 * leased);
    }
  });

  it("leaves no copies of it behind, and nothing of one that is refused", async () => {
    const taken = [...parts(3, 1_000)];
    await read(upload(taken), 10_000);
    const refused = [...parts(2, 9_000)];
    await expect(read(upload(refused), 10_000)).rejects.toThrow(TooLarge);
    expect([...taken, refused[0]].map((part) => part?.byteLength)).toEqual([0, 0, 0, 0]);
  });

  it("that breaks off is the sender's to send again", async () => {
    const broken = (function* (): Generator<Uint8Array> {
      yield new Uint8Array(3);
      throw new Error("the upload broke off");
    })();
    await expect(read(upload(broken), 10)).rejects.toThrow(InvalidInput);
  });
});

describe("the budget of all bodies", () => {
  it("gives half to one address, the rest to others, and takes back what is given", () => {
    const budget = new BodyBudget(100);
    budget.take("a", 50);
    expect(() => budget.take("a", 1)).toThrow(Unavailable);
    budget.take("b", 40);
    expect(() => budget.take("c", 11)).toThrow(Unavailable);
    budget.take("c", 10);
    budget.give("a", 50);
    budget.take("b", 10);
    expect(() => budget.take("b", 1)).toThrow(Unavailable);
  });

  it("lets sixty unfinished uploads hold less than 64 MB, takes forms beside them, and gives all of it back at once", async () => {
    const leases = Array.from({ length: 60 }, (_, number) => leaseBody(`10.0.0.${number}`, 10 * MEGABYTE));
    const whole: Uint8Array[] = [];
    let taken = 0;
    for (const lease of leases) {
      const outcome = read(upload(parts(9, 1_100_000)), 10 * MEGABYTE, lease);
      if (taken < 2) whole.push(await outcome);
      else await expect(outcome).rejects.toThrow(Unavailable);
      taken += 1;
    }
    const form = leaseBody("10.0.1.1", 64 * 1024);
    form.take(64 * 1024);
    expect(whole.map(({ byteLength }) => byteLength)).toEqual([9_900_000, 9_900_000]);
    for (const lease of [form, ...leases]) lease.release();
    expect(whole.map(({ byteLength }) => byteLength)).toEqual([0, 0]);
    const next = leaseBody("10.0.0.1", 10 * MEGABYTE);
    next.take(10 * MEGABYTE);
    next.release();
  });
});
