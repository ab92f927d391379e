/** How many rows a test fills: `npm run prove -- rows` all that it speaks of, `npm test` a sample of them. */
export function rowsOf(all: number, sample: number): number {
  return process.env.SULUR_ALL_ROWS ? all : sample;
}
