import { hash, verify } from "@node-rs/argon2";

/** RFC 9106's second choice: argon2id (the library's default algorithm), 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Longer texts are refused before any hashing, so that nobody can make it slow. */
const MAX_CHARACTERS = 256;
/** Each hash holds 19 MiB and a thread; more at once would starve everything else. */
const MAX_AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

async function inQueue<T>(work: () => Promise<T>): Promise<T> {
  if (running < MAX_AT_ONCE) running += 1;
  else await new Promise<void>((start) => waiting.push(start));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Keyboards write the same character in different forms; NFKC makes them one. */
function normalized(password: string): string {
  return password.normalize("NFKC");
}

/**
 * Also for the answers to security questions.
 * @returns a PHC string with its own salt
 * @throws RangeError for more than 256 characters
 */
export async function hashPassword(password: string): Promise<string> {
  if (password.length > MAX_CHARACTERS) throw new RangeError(`A password has at most ${MAX_CHARACTERS} characters.`);
  return inQueue(() => hash(normalized(password), COST));
}

/** False also for a password that is too long to have been stored. */
export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  if (password.length > MAX_CHARACTERS) return false;
  return inQueue(() => verify(passwordHash, normalized(password)));
}
