// Preloaded into the server: when the process that started it is killed, the server leaves too.
const LAST_RESORT_MS = 12_000;

// Processes that the server itself makes inherit the preload; their channel is not ours.
if (process.channel && process.env.SULUR_STARTER === String(process.ppid)) {
  process.on("disconnect", () => {
    process.kill(process.pid, "SIGTERM");
    setTimeout(() => process.exit(1), LAST_RESORT_MS).unref();
  });
  process.channel.unref();
}
