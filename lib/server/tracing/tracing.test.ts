import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { trace } from "@opentelemetry/api";
import { expect, it, vi } from "vitest";
import { traceQuery } from "./queries";
import { startTracing, stopTracing } from "./start";

it("sends a request's spans, with its queries inside, to the collector", async () => {
  const received: { path: string | undefined; text: string }[] = [];
  const collector = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request.setEncoding("utf8")) text += chunk;
    received.push({ path: request.url, text });
    response.end("{}");
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `http://127.0.0.1:${port}`);
  vi.stubEnv("OTEL_RESOURCE_ATTRIBUTES", "deployment.environment=uji");

  await startTracing();
  const requestId = trace.getTracer("uji").startActiveSpan("GET /api/reports", (span) => {
    span.setAttribute("http.target", "/cari?q=nama+orang");
    traceQuery({ sql: "SELECT $1", startedAt: new Date(), milliseconds: 3 });
    span.end();
    return span.spanContext().traceId;
  });
  await stopTracing();

  expect(received).toHaveLength(1);
  expect(received[0]?.path).toBe("/v1/traces");
  const { resourceSpans } = JSON.parse(received[0]?.text ?? "");
  const attributes = JSON.stringify(resourceSpans[0].resource.attributes);
  expect(attributes).toContain("sulur");
  expect(attributes).toContain("uji");
  const spans = resourceSpans[0].scopeSpans.flatMap((scope: { spans: unknown[] }) => scope.spans);
  const [query, request] = spans.toSorted((one: { name: string }, other: { name: string }) =>
    one.name < other.name ? 1 : -1,
  );
  expect(query).toMatchObject({ name: "query", traceId: requestId, parentSpanId: request.spanId });
  expect(received[0]?.text).toContain('"/cari"');
  expect(received[0]?.text).not.toContain("nama");
  collector.closeAllConnections();
  await new Promise((resolve) => collector.close(resolve));
});
