/** What the forms of letters say of a number before one is left. */
export const NUMBER_HINT = "Ke nomor WhatsApp tidak ada kiriman otomatis: pengelola sendiri yang menjawab.";
