import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Server } from "node:net";
import PostalMime, { type Attachment } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** One message that really went over SMTP. */
export interface ReceivedMail {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** The calendar file that came with it. */
  calendar: string | null;
  /** What a mail program's own button POSTs to (RFC 8058). */
  unsubscribe: string | null;
}

/** Stand-ins for what Sulur asks of the world: map tiles, a Nominatim and a mail server. */
export interface Outside {
  url: string;
  smtpUrl: string;
  stop(): Promise<void>;
}

// A transparent picture of one pixel: Leaflet stretches it to a tile.
const TILE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=",
  "base64",
);

/** The one place that our Nominatim knows. */
export const KNOWN_PLACE = { name: "Lapangan Merdeka, Medan", latitude: 3.591, longitude: 98.6776 };

/** How our Nominatim answers a question with one of these words in it. */
export const FAULTS = { silent: "diam", broken: "rusak", garbage: "kacau" };

function search(query: string, response: ServerResponse): void {
  const { name, latitude, longitude } = KNOWN_PLACE;
  if (query.includes(FAULTS.silent)) return;
  if (query.includes(FAULTS.broken)) response.writeHead(500).end();
  else if (query.includes(FAULTS.garbage)) response.writeHead(200).end("<html>captive portal</html>");
  else if (!/merdeka/i.test(query)) answer(response, []);
  else answer(response, [{ lat: String(latitude), lon: String(longitude), display_name: name }]);
}

function answer(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function handler(mails: ReceivedMail[]) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://outside");
    if (url.pathname.startsWith("/tiles/")) response.writeHead(200, { "content-type": "image/png" }).end(TILE);
    else if (url.pathname === "/search") search(url.searchParams.get("q") ?? "", response);
    else if (url.pathname === "/mails") answer(response, mails);
    else response.writeHead(404).end();
  };
}

function mailServer(mails: ReceivedMail[]): SMTPServer {
  return new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        mails.push({
          from: mail.from?.address ?? "",
          to: session.envelope.rcptTo.map(({ address }) => address),
          subject: mail.subject ?? "",
          text: mail.text ?? "",
          html: mail.html ?? "",
          calendar: calendarOf(mail.attachments),
          unsubscribe: mail.headers.find(({ key }) => key === "list-unsubscribe")?.value.slice(1, -1) ?? null,
        });
        done();
      });
    },
  });
}

function calendarOf(attachments: Attachment[]): string | null {
  const file = attachments.find(({ mimeType }) => mimeType === "text/calendar")?.content;
  if (file === undefined) return null;
  return typeof file === "string" ? file : new TextDecoder().decode(file);
}

async function listen(server: { listen(port: number, host: string, ready: () => void): unknown }): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

export async function startOutside(): Promise<Outside> {
  const mails: ReceivedMail[] = [];
  const web = createServer(handler(mails));
  const mail = mailServer(mails);
  await Promise.all([listen(web), listen(mail)]);
  return {
    url: `http://127.0.0.1:${portOf(web)}`,
    smtpUrl: `smtp://127.0.0.1:${portOf(mail.server)}`,
    stop: async () => {
      web.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => web.close(resolve)),
        new Promise<void>((resolve) => mail.close(() => resolve())),
      ]);
    },
  };
}
