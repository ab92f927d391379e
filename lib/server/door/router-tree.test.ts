import fc from "fast-check";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state";
import { expect, it } from "vitest";
import { isRouterTree } from "./router-tree";

const PAGE = '["__PAGE__",{}]';
const deep = (levels: number) => `${'["a",{"b":'.repeat(levels)}${PAGE}${"}]".repeat(levels)}`;

it.each([
  PAGE,
  `["",{"children":["(public)",{"children":["laporan",{"children":${PAGE}}]}]},null,"refetch"]`,
  '["",{"children":[["code","LP-1","d",null],{}]},["/laporan/LP-1",""],null,16,"kunci"]',
  '[["slug","a/b","oc",["x"]],{}]',
  '[["slug","a","ci(..)(..)",null],{}]',
])("reads %s", (text) => {
  expect(isRouterTree(text)).toBe(true);
  expect(isRouterTree(encodeURIComponent(text))).toBe(true);
});

it.each([
  "garbage",
  "",
  "%",
  "[]",
  "null",
  '{"0":"","1":{}}',
  '["",[]]',
  '["",null]',
  '["",{"children":"x"}]',
  '["",{"__proto__":1}]',
  '["",{},"/a"]',
  '["",{},null,"lain"]',
  '["",{},null,null,true]',
  '["",{},null,null,1,null]',
  '["",{},null,null,1,"a",1]',
  '[["a","b","z",null],{}]',
  '[["a","b","d"],{}]',
  deep(60),
  deep(1_500),
])("refuses %s", (text) => expect(isRouterTree(text)).toBe(false));

it("reads nothing that Next cannot read", () => {
  const leaf = fc.constantFrom<unknown>(null, "", "x", "refetch", 1, true, {}, [], ["a", "b"], ["a", "b", "d", null]);
  const { tree } = fc.letrec((tie) => ({
    tree: fc.tuple(leaf, fc.oneof(leaf, fc.dictionary(fc.string(), tie("tree"))), leaf, leaf, leaf),
    pruned: fc.constant(null),
  }));
  fc.assert(
    fc.property(fc.tuple(tree, fc.nat(6)), ([value, length]) => {
      const text = JSON.stringify(Array.isArray(value) ? value.slice(0, length) : value);
      if (isRouterTree(text)) expect(() => parseAndValidateFlightRouterState(text)).not.toThrow();
    }),
    { numRuns: 2_000 },
  );
});
