/** @param {unknown} error
 * @returns {boolean} whether the system refuses to write there */
export function isUnwritable(error) {
  return error instanceof Error && "code" in error && ["EACCES", "EPERM", "EROFS"].includes(String(error.code));
}

/** Says what to do where Sulur's own folder cannot be written; another DATA_DIR does not help there.
 * @param {string} root */
export function unwritableRoot(root) {
  return `Folder Sulur ${root} tidak boleh ditulis pengguna ini. Jalankan sebagai pemiliknya, atau ganti pemiliknya dengan chown -R.`;
}
