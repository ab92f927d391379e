import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

interface ParserError extends Error {
  code?: string;
}

/** By what Node says of a request that it could not read to its end. */
const STATUS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};
const SENTENCE = "Permintaan tidak dapat dibaca.\n";

/**
 * Answers what Node's parser refuses, with the headers that every answer has.
 * @param headers name, value, name, value …
 */
export function answerUnparsed(server: Server, headers: readonly string[]): void {
  const answering = new WeakMap<Socket, ServerResponse>();
  for (const event of ["request", "checkExpectation"]) {
    server.on(event, ({ socket }: IncomingMessage, response: ServerResponse) => answering.set(socket, response));
  }
  server.on("clientError", (error: ParserError, socket: Socket) => {
    const answer = answering.get(socket);
    // In the middle of an earlier answer it would become part of that one.
    const isBusy = answer?.headersSent && !answer.writableFinished;
    if (socket.writable && !isBusy) socket.write(textOf(STATUS[error.code ?? ""] ?? "400 Bad Request", headers));
    socket.destroySoon();
  });
}

function textOf(status: string, headers: readonly string[]): string {
  const all = [...headers, "Content-Length", String(SENTENCE.length), "Connection", "close"];
  const lines = all.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${all[index + 1]}`] : []));
  return `HTTP/1.1 ${[status, ...lines].join("\r\n")}\r\n\r\n${SENTENCE}`;
}
