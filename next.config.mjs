// Next would load its compiler into the server for a configuration in TypeScript, and keep it; Node reads it as it is.
const NODE_MAJOR = 24;

// An older Node fails with a name of its own error. The process.exit keeps Next from adding a stack of its own.
if (Number.parseInt(process.versions.node, 10) < NODE_MAJOR) {
  process.stderr.write(
    `next memerlukan Node ${NODE_MAJOR} atau lebih baru; ini Node ${process.versions.node}. Jalankan: node_modules/.bin/node node_modules/.bin/next start\n`,
  );
  process.exit(1);
}

const { default: config } = await import("./next.config.ts");

export default config;
