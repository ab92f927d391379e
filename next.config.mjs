// Next would load its compiler into the server for a configuration in TypeScript, and keep it; Node reads it as it is.
import config from "./next.config.ts";

export default config;
