/** What the client calls itself; `deviceName` makes it fit to be stored. */
export function deviceOf(request: Request): string {
  return request.headers.get("user-agent") ?? "";
}
