import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ContentError, type ContentProblem } from "@/lib/content/problems";
import { readArticles } from "@/lib/content/read-folder";
import { teamProblems } from "@/lib/content/read-team";
import { repositoryWorld } from "@/lib/content/repository-world";
import { SECTIONS } from "@/lib/content/rules";
import { Refusal } from "./refusal";
import { ROOT } from "./root";

const TEAM = "tim.json";

/** Reads all of content/ as the site will. @returns how many articles there are. @throws Refusal naming file, line and field */
export async function assertContent(root = ROOT): Promise<number> {
  const { articles, problems } = await readArticles(root, await repositoryWorld(root));
  const team = await readFile(join(root, "content", TEAM), "utf8").catch(() => null);
  const all = [...problems, ...(team === null ? [missingTeam()] : teamProblems(team)), ...(await strays(root))];
  if (all.length > 0) throw new Refusal(new ContentError(all).message);
  return articles.length;
}

function missingTeam(): ContentProblem {
  const message = "Berkas ini tidak ada. Tanpa profil tim, isi dengan [].";
  return { file: `content/${TEAM}`, line: 1, field: null, message };
}

/** Files that the site would never show. */
async function strays(root: string): Promise<ContentProblem[]> {
  const known: string[] = [...SECTIONS, TEAM];
  const names = (await readdir(join(root, "content"))).filter((name) => !name.startsWith(".") && !known.includes(name));
  const message = `Di content/ hanya ada ${known.join(", ")}. Pindahkan berkas atau folder ini.`;
  return names.map((name) => ({ file: `content/${name}`, line: 1, field: null, message }));
}
