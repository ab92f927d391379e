import "server-only";
import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth from "next-auth";
import { authCookies, type Exchange } from "./exchange";
import { authOptions } from "./options";

interface Question {
  method: "GET" | "POST";
  /** The path behind /api/auth, e.g. `["callback", "credentials"]`. */
  path: string[];
  body?: Record<string, unknown>;
}

export interface NextAuthAnswer {
  status: number;
  body: unknown;
  /** Values of Set-Cookie as next-auth would send them. */
  setCookies: string[];
}

/**
 * Lets next-auth work on a request whose body has already been read within its cap; its own reading has none.
 * What it answers is then ours to send, so that refusals carry our sentences and cookies the row's lifetime.
 */
export async function askNextAuth(request: Request, question: Question, exchange: Exchange): Promise<NextAuthAnswer> {
  const answer: NextAuthAnswer = { status: 200, body: undefined, setCookies: [] };
  const take = (body: unknown) => {
    answer.body = body;
  };
  const response = {
    status(code: number) {
      answer.status = code;
      return response;
    },
    getHeader: () => answer.setCookies,
    setHeader(name: string, value: string[]) {
      if (name === "Set-Cookie") answer.setCookies = value;
    },
    json: take,
    send: take,
    end: take,
  };
  const asked = {
    method: question.method,
    query: { nextauth: question.path },
    body: question.body ?? {},
    headers: {},
    cookies: authCookies(request),
  };
  await NextAuth(asked as unknown as NextApiRequest, response as unknown as NextApiResponse, authOptions(exchange));
  if (exchange.failure instanceof Error) throw exchange.failure;
  return answer;
}
