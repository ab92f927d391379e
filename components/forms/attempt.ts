/** The body of a POST that a person has filled in. */
export interface FilledBody {
  /** How long the form was open; robots are faster than people. */
  filled_seconds?: number | undefined;
}

/**
 * One filled form on its way to the server. A double click, a retry after a lost answer or a reload sends the same
 * key and the same body again, so the server makes one thing of it; a changed form is another attempt.
 */
export interface Attempt<Body extends FilledBody> {
  key: string;
  body: Body;
}

/** @param seconds how long the form has been open; taken over from the attempt that is repeated */
export function attemptFor<Body extends FilledBody>(
  previous: Attempt<Body> | null,
  body: Body,
  seconds: number,
  newKey: () => string,
): Attempt<Body> {
  if (previous && contentOf(previous.body) === contentOf(body)) return previous;
  return { key: newKey(), body: { ...body, filled_seconds: Math.round(seconds) } };
}

function contentOf(body: FilledBody): string {
  // In any order: a draft may hold what an earlier version of its form has sent.
  return JSON.stringify(Object.entries({ ...body, filled_seconds: undefined }).sort());
}
