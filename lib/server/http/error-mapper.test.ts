import { describe, expect, it, vi } from "vitest";
import { errorBody } from "@/lib/http/error-body";
import { Conflict, InvalidInput, TooMany, Unavailable } from "@/lib/kernel/errors";
import { errorResponse } from "./error-mapper";

const ID = "request-1";

describe("errorResponse", () => {
  it("names the fields of what was refused", async () => {
    const response = errorResponse(new InvalidInput("Periksa isian.", { location: "Lokasi wajib diisi." }), ID);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      ...errorBody("Periksa isian.", { location: "Lokasi wajib diisi." }),
      request_id: ID,
    });
  });

  it("says when to come back", () => {
    const tooMany = errorResponse(new TooMany("Terlalu banyak.", 12.2), ID);
    expect([tooMany.status, tooMany.headers.get("retry-after")]).toEqual([429, "13"]);
    const unavailable = errorResponse(new Unavailable("Penuh."), ID);
    expect([unavailable.status, unavailable.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(errorResponse(new Conflict("Sudah ada."), ID).headers.has("retry-after")).toBe(false);
  });

  it("knows an error whose class comes from another bundle", async () => {
    vi.resetModules();
    const other = await import("@/lib/kernel/errors");
    const error = new other.TooMany("Terlalu banyak.", 3);
    expect(error).not.toBeInstanceOf(TooMany);
    expect(errorResponse(error, ID).status).toBe(429);
  });

  it("keeps the cause of an unknown error to itself", async () => {
    const response = errorResponse(new Error("password of the database is x"), ID);
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toContain("password");
    expect(text).toContain(ID);
  });

  it("tells a database that is away from a fault", () => {
    const away = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });
    expect(errorResponse(away, ID).status).toBe(503);
  });

  it.each(["53100", "53200", "53300", "57014", "57P01", "40001", "25006"])(
    "says when to come back where PostgreSQL fails with %s, asked by node-postgres itself",
    (code) => {
      const response = errorResponse(Object.assign(new Error("could not do it"), { code }), ID);
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    },
  );

  it("takes a mistake of ours in a statement for a fault", () => {
    for (const code of ["42P01", "23514", "22P02", "XX000"]) {
      expect(errorResponse(Object.assign(new Error("could not do it"), { code }), ID).status, code).toBe(500);
    }
  });
});
