import "server-only";
import sharp from "sharp";

// Every decoder is attack surface: what is not named here cannot be reached, whatever a file claims to be.
sharp.block({ operation: ["VipsForeignLoad"] });
// SVG is what share cards are drawn as, from our own shapes; uploads are told apart by their first bytes before.
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadSvgBuffer",
  ],
});
sharp.cache(false);
sharp.concurrency(1);
