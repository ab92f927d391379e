// Preloaded into the server, the build and npm: when the process that started them is killed, they leave too.
const LAST_RESORT_MS = 12_000;

// Processes that they make in turn inherit the preload; their channel is not ours.
if (process.channel && process.env.SULUR_STARTER === String(process.ppid)) {
  process.on("disconnect", () => {
    process.kill(process.pid, "SIGTERM");
    setTimeout(() => process.exit(1), LAST_RESORT_MS).unref();
  });
  process.channel.unref();
}
