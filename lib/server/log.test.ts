import { Writable } from "node:stream";
import pino from "pino";
import { expect, it } from "vitest";
import { logOptions, readableLine } from "./log";

const AT = "2026-03-14T02:30:05.000Z";
const clock = new Date(AT).toTimeString().slice(0, 8);
const line = (entry: object) => readableLine(JSON.stringify({ level: 30, time: AT, ...entry }));

it("is read at a glance: when, how bad, what, and the rest by name", () => {
  expect(line({ method: "GET", path: "/api/reports", status: 200, ms: 97 })).toBe(
    `${clock} info  method=GET path=/api/reports status=200 ms=97\n`,
  );
  expect(line({ level: 40, msg: "mail waits", jobs: { waiting: 2 } })).toBe(
    `${clock} warn  mail waits jobs={"waiting":2}\n`,
  );
});

it("shows an error with its stack below", () => {
  expect(
    line({ level: 50, msg: "a page failed", err: { message: "Habis", stack: "Error: Habis\n    at halaman" } }),
  ).toBe(`${clock} error a page failed\n  Error: Habis\n      at halaman\n`);
  expect(line({ err: "Habis" })).toBe(`${clock} info \n  Habis\n`);
});

it("is JSON with an ISO time where a program reads it, without secrets in either", () => {
  const lines: string[] = [];
  const target = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  pino(logOptions("info"), target).info({ password: "rahasia", account: { email: "a@b.example" }, status: 200 });
  const [json = ""] = lines;
  expect(JSON.parse(json)).toMatchObject({
    level: 30,
    status: 200,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/u),
  });
  expect(json + readableLine(json)).not.toMatch(/rahasia|a@b/u);
});
