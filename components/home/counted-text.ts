const NUMBER = /\d+(?:\.\d{3})*(?:,\d+)?/u;

/**
 * The text with its number counted so far: "11.500+" at half is "5.750+". What stands around the number stays, and
 * its decimals too. @param progress 0 to 1
 */
export function countedText(text: string, progress: number): string {
  if (progress >= 1) return text;
  return text.replace(NUMBER, (number) => {
    const decimals = number.split(",")[1]?.length ?? 0;
    const value = Number(number.replaceAll(".", "").replace(",", "."));
    return (value * progress).toLocaleString("id-ID", {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  });
}
