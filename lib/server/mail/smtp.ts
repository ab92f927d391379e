import "server-only";
import { createTransport } from "nodemailer";
import { type Outbound, toSend } from "./outbound";

// Together shorter than a mail job may take.
const CONNECT_TIMEOUT_MS = 10_000;
const GREETING_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;
const DNS_TIMEOUT_MS = 5_000;
const CONNECTIONS = 3;

/** @param url smtp://user:password@host:587 or smtps://… */
export function createSmtpOutbound(url: string, from: string): Outbound {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    dnsTimeout: DNS_TIMEOUT_MS,
  });
  return {
    async send(mail) {
      await transport.sendMail(toSend(mail, from));
    },
    async reachable() {
      return transport.verify().then(
        () => true,
        () => false,
      );
    },
    close: () => transport.close(),
  };
}
