import { ContentError } from "../lib/content/problems.ts";
import { readContent } from "../lib/content/read-folder.ts";
import { repositoryWorld } from "../lib/content/repository-world.ts";
import { Refusal } from "./refusal.ts";
import { ROOT } from "./root.ts";

/** Reads every story and tip as the site will. @returns how many there are. @throws Refusal naming file, line and field */
export async function assertContent(root = ROOT): Promise<number> {
  try {
    return (await readContent(root, await repositoryWorld(root))).length;
  } catch (error) {
    if (error instanceof ContentError) throw new Refusal(error.message);
    throw error;
  }
}
