import Link from "next/link";

/** Above the title of what belongs to an account. */
export function AccountBack() {
  return (
    <Link
      href="/akun"
      prefetch={false}
      className="inline-block py-2.5 font-semibold text-primary underline underline-offset-4"
    >
      Akun saya
    </Link>
  );
}
