const NAMES = new Set(["id", "code", "slug", "token", "userId", "manage_token", "photo_id", "number"]);
const MOST = 300;

/** Ids, codes and tokens of earlier answers, so that later requests reach what exists. The oldest make room. */
export class Known {
  readonly values: string[] = [];

  learn(text: string): void {
    if (!text.startsWith("{") && !text.startsWith("[")) return;
    JSON.parse(text, (name, value: unknown) => {
      if (NAMES.has(name) && (typeof value === "string" || typeof value === "number")) this.#add(String(value));
      return value;
    });
  }

  #add(value: string): void {
    if (this.values.includes(value)) return;
    this.values.push(value);
    if (this.values.length > MOST) this.values.shift();
  }
}
