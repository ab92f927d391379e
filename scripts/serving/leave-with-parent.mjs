// Preloaded into the server: when the process that started it is killed, the server leaves too.
if (process.channel) {
  process.on("disconnect", () => {
    process.kill(process.pid, "SIGTERM");
    setTimeout(() => process.exit(1), 5_000).unref();
  });
  process.channel.unref();
}
