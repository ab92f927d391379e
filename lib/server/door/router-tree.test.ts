import { expect, it } from "vitest";
import { isRouterTree } from "./stranger-headers";

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
