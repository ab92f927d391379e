import { describe, expect, it } from "vitest";
import { parseObject, versionBreach } from "./sql-objects";

const BODY = "CREATE OR REPLACE FUNCTION one() RETURNS integer LANGUAGE sql AS 'SELECT 1';\n";

/** The line that a breach asks for. */
const demanded = ([breach = ""]: string[]) => /"(-- Version .*)"$/u.exec(breach)?.[1] ?? "";

describe("a file of prisma/sql", () => {
  const first = demanded(versionBreach(parseObject("one", `-- Version 0, new\n${BODY}`)));

  it("is right with the line that the check asks for", () => {
    expect(first).toMatch(/^-- Version 1, [0-9a-f]{16}$/u);
    expect(versionBreach(parseObject("one", `${first}\n${BODY}`))).toEqual([]);
  });

  it("needs a higher version when its body changes", () => {
    const changed = BODY.replace("SELECT 1", "SELECT 2");
    const breach = versionBreach(parseObject("one", `${first}\n${changed}`));
    expect(breach[0]).toContain("prisma/sql/one.sql");
    expect(demanded(breach)).toMatch(/^-- Version 2, /u);
    const digest = demanded(breach).split(", ")[1];
    expect(versionBreach(parseObject("one", `-- Version 1, ${digest}\n${changed}`))).toHaveLength(1);
    expect(versionBreach(parseObject("one", `${demanded(breach)}\n${changed}`))).toEqual([]);
  });

  it("is refused without a version, with the line to write", () => {
    expect(() => parseObject("one", BODY)).toThrow(`prisma/sql/one.sql: begin it with "${first}"`);
  });
});
