// Given to `next build` as NEXT_ADAPTER_PATH: writes down what a host of functions would be handed.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** @type {import("next").NextAdapter} */
const adapter = {
  name: "sulur-functions",
  async onBuildComplete({ outputs, distDir }) {
    /** @param {{ type: string, pathname: string, filePath: string, assets: Record<string, string>, config?: unknown }} output */
    const short = ({ type, pathname, filePath, assets, config }) => ({ type, pathname, filePath, assets, config });
    const { appPages, appRoutes, middleware, staticFiles } = outputs;
    // A page's payload for navigation is made by the page's own function.
    const routes = [...appPages, ...appRoutes].filter(({ pathname }) => !pathname.endsWith(".rsc"));
    const built = { routes: routes.map(short), proxy: middleware && short(middleware), staticFiles };
    await writeFile(join(distDir, "functions.json"), JSON.stringify(built));
  },
};

export default adapter;
