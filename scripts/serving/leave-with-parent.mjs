// Preloaded into the server, the build and npm: when the process that started them is killed, they leave too.
const LAST_RESORT_MS = 12_000;

// Processes that they make in turn inherit the preload; their channel is not ours.
if (process.channel && process.env.SULUR_STARTER === String(process.ppid)) {
  // The server finishes its requests; what only writes files that will be made anew goes at once.
  const signal = process.env.SULUR_LEAVE_BY === "SIGKILL" ? "SIGKILL" : "SIGTERM";
  process.on("disconnect", () => {
    process.kill(process.pid, signal);
    setTimeout(() => process.exit(1), LAST_RESORT_MS).unref();
  });
  process.channel.unref();
}
