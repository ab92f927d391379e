// Preloaded into the server alone: its clock is off by SULUR_FAULT_DAYS days, its database's is right.
const RightDate = globalThis.Date;
const now = () => RightDate.now() + Number(process.env.SULUR_FAULT_DAYS) * 86_400_000;

/** @param {unknown[]} parts */
function ShiftedDate(...parts) {
  if (new.target === undefined) return new RightDate(now()).toString();
  return Reflect.construct(RightDate, parts.length === 0 ? [now()] : parts, new.target);
}

// Next copies what Date itself holds; with the one prototype every date stays an instance of both.
Object.defineProperties(ShiftedDate, {
  ...Object.getOwnPropertyDescriptors(RightDate),
  now: { value: now, writable: true, configurable: true },
});
RightDate.prototype.constructor = /** @type {DateConstructor} */ (/** @type {unknown} */ (ShiftedDate));
Object.defineProperty(globalThis, "Date", { value: ShiftedDate, writable: true, configurable: true });
