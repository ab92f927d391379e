import { describe, expect, it } from "vitest";
import { PLACE_KINDS } from "@/lib/places/rules";
import { kindsIn, toggled, withKinds } from "./kinds-address";

describe("the kinds in the address", () => {
  it("are read in the order of the chips, without what is no kind", () => {
    expect(kindsIn("?jenis=mangrove,pasar,taman_kota")).toEqual(["taman_kota", "mangrove"]);
    expect(kindsIn("?lain=1")).toEqual([]);
    expect(kindsIn("")).toEqual([]);
  });

  it("are written so that they can be read again, beside what else is there", () => {
    const search = withKinds("?utm=wa&jenis=lainnya", ["bank_sampah", "daur_ulang"]);
    expect(search).toBe("?jenis=bank_sampah,daur_ulang&utm=wa");
    expect(kindsIn(search)).toEqual(["bank_sampah", "daur_ulang"]);
    expect(withKinds("?jenis=lainnya", [])).toBe("");
    expect(kindsIn(withKinds("", PLACE_KINDS))).toEqual([...PLACE_KINDS]);
  });

  it("come and go one by one", () => {
    expect(toggled(["mangrove"], "taman_kota")).toEqual(["taman_kota", "mangrove"]);
    expect(toggled(["taman_kota", "mangrove"], "mangrove")).toEqual(["taman_kota"]);
  });
});
