import { expect, it } from "vitest";
import { parseForm } from "./parse-form";

const MEGABYTE = 1024 * 1024;
const HEAD = 'content-disposition: form-data; name="a"';

function parse(body: string, type = "multipart/form-data; boundary=x"): Promise<FormData | null> {
  const request = new Request("http://sulur.test/", { method: "POST", headers: { "content-type": type } });
  return parseForm(request, Buffer.from(body));
}

const form = (count: number, head = HEAD) => `${`--x\r\n${head}\r\n\r\nisi\r\n`.repeat(count)}--x--\r\n`;

it("reads a form of up to a hundred parts", async () => {
  expect((await parse(form(100)))?.getAll("a")).toEqual(Array(100).fill("isi"));
  const file = (await parse(form(1, `${HEAD}; filename=""`)))?.get("a");
  expect(file instanceof File && (await file.text())).toBe("isi");
});

it.each([
  ["of thousands of parts", form(18_000)],
  ["of thousands of files", form(13_000, `${HEAD}; filename=b`)],
  ["of thousands of headers", form(1, `${HEAD}${"\r\na: b".repeat(150_000)}`)],
  ["of thousands of attributes", form(1, `${HEAD}${";a=b".repeat(250_000)}`)],
  ["of thousands of headers that never end", `--x\r\n${HEAD}${"\r\na: b".repeat(150_000)}`],
])("refuses a form %s at once, and holds little for it", async (_case, body) => {
  expect(body.length).toBeLessThan(MEGABYTE);
  await parse(form(1));
  const [began, before] = [process.threadCpuUsage(), process.memoryUsage()];
  for (let time = 0; time < 5; time += 1) expect(await parse(body)).toBeNull();
  const after = process.memoryUsage();
  expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(100);
  expect(after.rss - before.rss).toBeLessThan(32 * MEGABYTE);
});

it.each([
  ["", undefined],
  ["isi", undefined],
  ["--x--", "multipart/form-data"],
  ["--x--", ";"],
  [`--x\r\n${HEAD}`, undefined],
  [`--x\r\n${HEAD}\r\n\r\nisi`, undefined],
  [`--x\r\n${HEAD}\r\n\r\nisi\r\n--x`, undefined],
  [`--x${HEAD}\r\n\r\nisi\r\n--x--`, undefined],
  ["--x\r\n\r\nisi\r\n--x--", undefined],
  ["--x\r\ncontent-disposition: attachment\r\n\r\nisi\r\n--x--", undefined],
  [`--x\r\n${HEAD}; filename*=%\r\n\r\nisi\r\n--x--`, undefined],
  [`--x\r\n${HEAD}; filename*=utf-8''%ff\r\n\r\nisi\r\n--x--`, undefined],
])("takes %j, sent as %s, for broken", async (body, type) => expect(await parse(body, type)).toBeNull());
