import team from "@/content/tim.json";
import { TeamFile } from "./schemas";

/** The people of content/tim.json, which an installation replaces by its own; a mistake in it stops the build. */
export const TEAM = TeamFile.parse(team);
