import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { APIRequestContext } from "playwright/test";
import { expectNoFaults } from "@/e2e/axe";
import { uniqueWord } from "@/e2e/events-ahead";
import { expect, test } from "@/e2e/fixtures";
import { newAccount, ownHeaders, signIn } from "@/e2e/people";
import type { Database } from "@/prisma/client";
import { addPartner } from "@/prisma/factories/partner";

// A correction that would make a debt is answered with 400 until the keeper agrees.
test.use({ expectedErrors: [/status of 400/u] });

/** A waste bank whose book has one member with one deposit of five thousand. */
async function bookWith(db: Database, request: APIRequestContext, name: string) {
  const token = randomBytes(32).toString("base64url");
  const manageTokenHash = createHash("sha256").update(token).digest("hex");
  const prices = [{ name: "Kardus", rupiah: 2500 }];
  const { id } = await addPartner(db, { name: `Bank Sampah ${uniqueWord()}`, prices, manageTokenHash });
  const send = async (path: string, data: object) => {
    const answer = await request.post(`/api/partners/${id}/members${path}`, {
      data: { token, request_key: randomUUID(), ...data },
      headers: ownHeaders(),
    });
    expect(answer.status(), await answer.text()).toBe(201);
    return answer.json();
  };
  const member = (await send("", { name })) as { id: number; book_path: string };
  await send(`/${member.id}/entries`, { kind: "DEPOSIT", material: "Kardus", grams: 2000 });
  return { id, bookPath: member.book_path };
}

test("a waste bank records a deposit and a withdrawal, corrects one, and the member sees the balance by the link", async ({
  page,
  db,
}) => {
  const token = randomBytes(32).toString("base64url");
  const prices = [{ name: "Botol PET", rupiah: 3333 }];
  const name = `Bank Sampah ${uniqueWord()}`;
  const { id, slug } = await addPartner(db, {
    name,
    prices,
    manageTokenHash: createHash("sha256").update(token).digest("hex"),
  });
  await page.goto(`/bank-sampah/${slug}/kelola#kunci=${token}`);

  const book = page.getByRole("region", { name: "Buku tabungan" });
  await book.getByRole("textbox", { name: /^Nama nasabah baru/u }).fill("Ibu Tuti");
  await book.getByRole("button", { name: "Tambah nasabah" }).click();
  await book.getByRole("button", { name: "Buka buku Ibu Tuti" }).click();

  const deposit = book.getByRole("form", { name: "Catat setoran" });
  await deposit.getByRole("button", { name: "Catat setoran" }).click();
  await expect(deposit.getByText("Pilih jenis sampah dari daftar harga.").first()).toBeVisible();
  await deposit.getByRole("combobox", { name: /^Jenis/u }).selectOption("Botol PET");
  await deposit.getByRole("textbox", { name: /^Berat/u }).fill("1,5");
  await deposit.getByRole("button", { name: "Catat setoran" }).click();
  await expect(book.getByText("+Rp5.000")).toBeVisible();

  const withdrawal = book.getByRole("form", { name: "Catat penarikan" });
  await withdrawal.getByRole("textbox", { name: /^Jumlah/u }).fill("2.000");
  await withdrawal.getByRole("button", { name: "Catat penarikan" }).click();
  await expect(book.getByText("−Rp2.000")).toBeVisible();
  await expectNoFaults(page, "the deposit book");

  await book
    .getByRole("listitem")
    .filter({ hasText: "−Rp2.000" })
    .getByRole("button", { name: /^Koreksi catatan/u })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Koreksi catatan" });
  await dialog.getByRole("textbox", { name: /^Alasan/u }).fill("Uang tidak jadi diambil");
  await dialog.getByRole("button", { name: "Catat koreksi" }).click();
  await expect(book.getByText("+Rp2.000")).toBeVisible();
  await expect(book.getByText("Sudah dikoreksi")).toBeVisible();

  await withdrawal.getByRole("textbox", { name: /^Jumlah/u }).fill("5.000");
  await withdrawal.getByRole("button", { name: "Catat penarikan" }).click();
  await expect(book.getByText("−Rp5.000")).toBeVisible();
  await book
    .getByRole("button", { name: /^Koreksi catatan/u })
    .last()
    .click();
  await dialog.getByRole("textbox", { name: /^Alasan/u }).fill("Salah timbang");
  await dialog.getByRole("button", { name: "Catat koreksi" }).click();
  await expect(dialog.getByText("saldo nasabah menjadi −Rp5.000").first()).toBeVisible();
  await expectNoFaults(page, "the correction of a deposit that is spent");
  await dialog.getByRole("checkbox", { name: "Ya, saldo nasabah menjadi minus" }).check();
  await dialog.getByRole("button", { name: "Catat koreksi" }).click();
  await expect(dialog).toBeHidden();

  const answer = await page.request.get(`/api/partners/${id}/members`, { headers: { "x-sulur-kunci": token } });
  const [member] = (await answer.json()) as { book_path: string }[];
  await page.goto(member?.book_path ?? "");
  await expect(page.getByText("Ibu Tuti")).toBeVisible();
  await expect(page.getByText("−Rp5.000", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Saldo minus")).toBeVisible();
  await expect(page.getByRole("list", { name: "Riwayat tabungan" }).getByRole("listitem")).toHaveCount(5);
  await expectNoFaults(page, "a member's page");
});

test("a member saves the book in an account, reads it there without the link, and lets it go", async ({
  page,
  stack,
  db,
}) => {
  const { id, bookPath } = await bookWith(db, page.request, "Ibu Wayan");
  await page.goto(bookPath);
  await expect(page.getByText(/Punya akun\?/u)).toBeVisible();
  await signIn(page, await newAccount(stack, db, "USER"));
  await page.goto(bookPath);
  await page.getByRole("button", { name: "Simpan di akun saya" }).click();
  await expect(page.getByText("Buku ini tersimpan di akun Anda.")).toBeVisible();
  await page.getByRole("link", { name: "Buka dari akun" }).click();

  await expect(page).toHaveURL(/\/akun\/tabungan\/\d+$/u);
  await expect(page.getByText("Ibu Wayan")).toBeVisible();
  await expect(page.getByText("Rp5.000", { exact: true })).toBeVisible();
  await expectNoFaults(page, "a book by account");
  await page.getByRole("main").getByRole("link", { name: "Akun saya" }).click();
  await expect(page.getByRole("region", { name: "Kiriman Anda" })).toContainText("Ibu Wayan · saldo Rp5.000");
  await page
    .getByRole("region", { name: "Kiriman Anda" })
    .getByRole("link", { name: /^Bank Sampah/u })
    .click();
  await page.getByRole("button", { name: "Lepaskan dari akun" }).click();
  await expect(page).toHaveURL(/\/akun$/u);
  expect(await db.partnerMember.count({ where: { partnerId: id, userId: null } })).toBe(1);
});

test("the book opens with the member's key only", async ({ page }) => {
  await page.goto("/bank-sampah/tabungan");
  await expect(page.getByText("Halaman ini memerlukan tautan nasabah")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Buka daftar bank sampah" }).click();
  await expect(page).toHaveURL(/\/bank-sampah$/u);
});
