import { expect, it } from "vitest";
import { missingIn } from "./topic-fields";

it("asks for every field, and for no author where an account names the writer", () => {
  const empty = { title: " ", author: "", category: "tanaman", content: "" };
  expect(Object.keys(missingIn(empty, false))).toEqual(["title", "author", "content"]);
  expect(Object.keys(missingIn(empty, true))).toEqual(["title", "content"]);
});
