import { afterEach, expect, it, vi } from "vitest";
import { showToast, toastStore } from "@/components/ui/toast-store";
import { leave } from "./leave";

afterEach(() => void vi.unstubAllGlobals());

it("leaves no message to be read by the next person at the same phone, but all while the server does not answer", async () => {
  const assign = vi.fn();
  vi.stubGlobal("window", { location: { assign } });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  const takeBack = showToast({ text: "Pendaftaran Bu Sri tersimpan." });
  showToast({ text: "Laporan Anda terkirim." });
  takeBack();
  await expect(leave()).rejects.toThrow();
  expect(toastStore.read()).toHaveLength(1);
  expect(assign).not.toHaveBeenCalled();

  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ csrfToken: "x" })));
  await leave();
  expect([toastStore.read(), toastStore.past()]).toEqual([[], []]);
  expect(assign).toHaveBeenCalledWith("/login");
});
