import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, link, lstat, mkdir, readlink, symlink } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { ROOT } from "@/scripts/root";

/** What `next build` hands to a host for one route, as far as it is used here. */
export interface Output {
  type: "APP_PAGE" | "APP_ROUTE" | "MIDDLEWARE";
  pathname: string;
  filePath: string;
  /** By their paths from the project's folder, where they lie now. */
  assets: Record<string, string>;
}

interface Running {
  process: ChildProcess;
  port: number;
}

/** Most that a host takes for one function, unpacked. */
export const MOST_BYTES = 250 * 1024 * 1024;

/** Runs each route as a process of its own, in a folder of its traced files alone, frozen whenever it has answered. */
export class FunctionPool {
  readonly #folder: string;
  readonly #environment: Record<string, string>;
  readonly #running = new Map<string, Promise<Running>>();
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(folder: string, environment: Record<string, string>) {
    this.#folder = folder;
    this.#environment = environment;
  }

  /** One request at a time for each function. @param ask gets the function's origin */
  async use<T>(output: Output, ask: (origin: string) => Promise<T>): Promise<T> {
    const before = this.#turns.get(output.filePath);
    const turn = (async () => {
      await before?.catch(() => {});
      return this.#thawed(output, ask);
    })();
    this.#turns.set(output.filePath, turn);
    return turn;
  }

  /** Resolves when every function is frozen again, behind its answer. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#turns.values());
  }

  get count(): number {
    return this.#running.size;
  }

  async stop(): Promise<void> {
    for (const running of this.#running.values()) (await running).process.kill("SIGKILL");
  }

  async #thawed<T>(output: Output, ask: (origin: string) => Promise<T>): Promise<T> {
    const known = this.#running.get(output.filePath) ?? this.#start(output);
    this.#running.set(output.filePath, known);
    const { process, port } = await known;
    process.kill("SIGCONT");
    const idle = once(process, "message");
    const answer = await ask(`http://127.0.0.1:${port}`);
    await idle;
    process.kill("SIGSTOP");
    return answer;
  }

  async #start(output: Output): Promise<Running> {
    const file = relative(ROOT, output.filePath);
    const folder = join(this.#folder, String(this.#running.size));
    for (const [path, { from, found }] of await filesOf(output)) {
      const to = join(folder, path);
      await mkdir(dirname(to), { recursive: true });
      if (found.isSymbolicLink()) await symlink(await readlink(from), to);
      // Another disk knows no second name for a file.
      else if (found.isFile()) await link(from, to).catch(() => copyFile(from, to));
    }
    const script = join(import.meta.dirname, "function-process.mjs");
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", script, file, output.type], {
      cwd: folder,
      env: { PATH: process.env.PATH ?? "", NODE_ENV: "production", ...this.#environment },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const [port]: number[] = await Promise.race([
      once(child, "message"),
      once(child, "exit").then(() => Promise.reject(new Error(`${output.pathname} did not start`))),
    ]);
    return { process: child, port: port ?? 0 };
  }
}

/** By their paths from the project's folder. */
function filesOf({ assets, filePath }: Output) {
  const all = Object.entries({ ...assets, [relative(ROOT, filePath)]: filePath });
  return Promise.all(all.map(async ([path, from]) => [path, { from, found: await lstat(from) }] as const));
}

/** What a function takes unpacked. */
export async function bytesOf(output: Output): Promise<number> {
  return (await filesOf(output)).reduce((sum, [, { found }]) => sum + (found.isFile() ? found.size : 0), 0);
}
