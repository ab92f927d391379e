import type { ServerResponse } from "node:http";

/**
 * Sends what a handler answered, no faster than the client takes it. A client that leaves ends the making.
 * @throws what the body fails with; the client has then got less than all of it, or nothing
 */
export async function sendAnswer(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (name !== "set-cookie") response.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("Set-Cookie", cookies);
  if (answer.body !== null) await sendBody(answer.body, response);
  response.end();
}

async function sendBody(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  // Its "close" has come already.
  if (response.destroyed) return body.cancel();
  const reader = body.getReader();
  let goOn = (): void => {};
  response.on("drain", () => goOn());
  response.once("close", () => {
    // Of a body that has ended, or failed by itself, nothing is left to cancel.
    reader.cancel().catch(() => {});
    goOn();
  });
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    if (!response.write(value) && !response.destroyed) await new Promise<void>((resolve) => (goOn = resolve));
  }
}
