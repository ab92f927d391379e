import { describe, expect, it } from "vitest";
import { paintFirst } from "./late-scripts";

const file = (name: string) => `/_next/static/chunks/${name}.js`;
const async = (name: string) => `<script src="${file(name)}" async=""></script>`;
const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;

describe("paintFirst", () => {
  it("takes the files out of the page and asks for each once, at its end", () => {
    const hint = `<link rel="preload" as="script" fetchPriority="low" href="${file("main")}"/>`;
    const { html, loader } = paintFirst(
      page(hint + async("a") + async("b"), `<p>Isi</p>${async("main")}${async("a")}`),
    );
    expect(loader).toContain(JSON.stringify([file("a"), file("b"), file("main")]));
    expect(html).toBe(page("", `<p>Isi</p><script>${loader}</script>`));
  });

  it("leaves everything else where it stands", () => {
    const kept = `<script>self.__next_f=[]</script><script src="${file("old")}" noModule=""></script><link rel="preload" href="/a.woff2" as="font"/>`;
    const { html, loader } = paintFirst(page(kept + async("a"), "<p>Isi</p>"));
    expect(html).toBe(page(kept, `<p>Isi</p><script>${loader}</script>`));
  });

  it("changes no page without script files", () => {
    const html = page(`<script src="/other.js" async=""></script>`, "<p>Isi</p>");
    expect(paintFirst(html)).toEqual({ html, loader: null });
  });
});

describe("the loader", () => {
  const { loader } = paintFirst(page(async("a") + async("b"), ""));

  /** Runs it in a browser of which only this is known. @returns files asked for so far, and the first paint */
  function run({ hidden = false, observes = true }) {
    const asked: string[] = [];
    const waiting: (() => void)[] = [];
    class PerformanceObserver {
      readonly #onPaint: () => void;
      constructor(onPaint: () => void) {
        this.#onPaint = onPaint;
      }
      observe({ type }: { type: string }) {
        if (type === "paint") waiting.push(this.#onPaint);
      }
    }
    const document = {
      hidden,
      createElement: () => ({}),
      head: { append: (element: { src: string; async: boolean }) => element.async && asked.push(element.src) },
    };
    const window = observes ? { PerformanceObserver } : {};
    const timers: (() => void)[] = [];
    const names = ["document", "window", "PerformanceObserver", "setTimeout"];
    new Function(...names, loader ?? "")(document, window, PerformanceObserver, (work: () => void) =>
      timers.push(work),
    );
    const all = (works: (() => void)[]) => works.forEach((work) => void work());
    return { asked, paint: () => all(waiting), wait: () => all(timers) };
  }

  it("asks for nothing before the first paint, and then for each file once", () => {
    const { asked, paint, wait } = run({});
    expect(asked).toEqual([]);
    paint();
    paint();
    wait();
    expect(asked).toEqual([file("a"), file("b")]);
  });

  it("waits for no paint that nobody would see or report", () => {
    expect(run({ hidden: true }).asked).toEqual([file("a"), file("b")]);
    expect(run({ observes: false }).asked).toEqual([file("a"), file("b")]);
  });

  it("goes on where the report does not come", () => {
    const { asked, wait } = run({});
    wait();
    expect(asked).toEqual([file("a"), file("b")]);
  });
});
