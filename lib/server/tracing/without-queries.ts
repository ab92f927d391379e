import type { Span, SpanProcessor } from "@opentelemetry/sdk-trace";

/** Where addresses stand in what Next notes; behind their question mark is what people typed. */
const ADDRESSES = ["http.target", "http.url", "url.full"];

/** Cuts addresses off at the question mark, as our log does. */
export class WithoutQueries implements SpanProcessor {
  onStart(): void {}

  onEnding(span: Span): void {
    for (const name of ADDRESSES) {
      const value = span.attributes[name];
      if (typeof value === "string" && value.includes("?")) span.setAttribute(name, value.split("?", 1)[0] ?? "");
    }
  }

  onEnd(): void {}

  async forceFlush(): Promise<void> {}

  async shutdown(): Promise<void> {}
}
