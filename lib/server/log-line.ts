const LEVELS: Record<number, string> = { 10: "trace", 20: "debug", 30: "info", 40: "warn", 50: "error", 60: "fatal" };
const NAME_WIDTH = 5;

/** One of pino's lines of JSON for a person: time of this machine, level, message, the rest as name=value, then a stack. */
export function readableLine(json: string): string {
  const { time, level, msg, err, ...rest }: Record<string, unknown> = JSON.parse(json);
  const clock = new Date(String(time)).toTimeString().slice(0, "00:00:00".length);
  const name = (LEVELS[Number(level)] ?? String(level)).padEnd(NAME_WIDTH);
  const values = Object.entries(rest).map(([key, value]) => `${key}=${textOf(value)}`);
  const line = [clock, name, ...(msg === undefined ? [] : [String(msg)]), ...values].join(" ");
  return `${[line, ...stackOf(err)].join("\n")}\n`;
}

const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

function stackOf(error: unknown): string[] {
  if (error === undefined) return [];
  const stack = typeof error === "object" && error !== null && "stack" in error ? error.stack : undefined;
  return (typeof stack === "string" ? stack : textOf(error)).split("\n").map((line) => `  ${line}`);
}
