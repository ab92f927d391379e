/** A bare Node server with the same SQL, and the HTML of /laporan from memory: node bare-server.ts PORT HTML_FILE */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { Pool } from "pg";
import { insertRegistration, insertReport, listReports } from "./same-sql.ts";

const [, , port, htmlFile = ""] = process.argv;
const html = readFileSync(htmlFile);
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

async function answerTo(request: IncomingMessage): Promise<unknown> {
  if (request.method === "GET") return listReports(pool);
  const body = JSON.parse(await bodyOf(request));
  if (request.method === "POST") return insertReport(pool, body);
  return insertRegistration(pool, Number(request.url?.split("/")[3]), body);
}

createServer(async (request, response) => {
  if (request.url === "/laporan") {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-length": html.length });
    response.end(html);
    return;
  }
  const answer = await answerTo(request);
  response.writeHead(request.method === "POST" ? 201 : 200, { "content-type": "application/json" });
  response.end(JSON.stringify(answer));
}).listen(Number(port), "127.0.0.1");
