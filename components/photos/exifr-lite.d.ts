// The package describes only its full build; this is the part of the small one that is used.
declare module "exifr/dist/lite.esm.mjs" {
  export function gps(file: Blob): Promise<{ latitude: number; longitude: number } | undefined>;
}
