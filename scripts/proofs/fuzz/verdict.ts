import type { Endpoint } from "@/lib/server/openapi/endpoints";

/** What errors must not tell of the inside. */
const LEAKS =
  /node_modules|\n\s+at |\.tsx?:\d|prisma|\bSELECT\b|\bINSERT INTO\b|\bP20\d\d\b|relation "|violates|syntax error|ECONN/u;
const SECRETS = /password_?hash|\$argon2|answer_?hash|token_?hash/iu;

/** @returns what is wrong with an answer; null for nothing */
export function verdictOn(endpoint: Endpoint, response: Response, text: string): string | null {
  const { status } = response;
  const type = (response.headers.get("content-type") ?? "").split(";")[0] ?? "";
  if (status >= 500) return `answers ${status}: ${text.slice(0, 200)}`;
  if (!endpoint.statuses.includes(status)) return `answers ${status}, which is not documented: ${text.slice(0, 200)}`;
  if (SECRETS.test(text)) return `names a secret: ${SECRETS.exec(text)?.[0]}`;
  if (status >= 400) return errorVerdict(type, text);
  if ([204, 303, 304].includes(status)) return text === "" ? null : `answers ${status} with a body`;
  return endpoint.answers.includes(type) ? null : `answers ${status} as ${type}, which is not documented`;
}

function errorVerdict(type: string, text: string): string | null {
  if (type !== "application/json") return `answers an error as ${type}`;
  if (LEAKS.test(text)) return `tells of the inside: ${text.slice(0, 200)}`;
  const body: unknown = JSON.parse(text);
  const whole =
    typeof body === "object" &&
    body !== null &&
    ["message", "error", "msg"].every((name) => {
      const sentence: unknown = Reflect.get(body, name);
      return typeof sentence === "string" && sentence.length > 0;
    });
  return whole ? null : `answers an error of another shape: ${text.slice(0, 200)}`;
}
