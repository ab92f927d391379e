import Link from "next/link";
import { SPREADSHEET_LABEL, spreadsheetHref } from "@/components/lists/spreadsheet";
import { buttonClass } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { formatDateTime } from "@/lib/format/dates";
import { PERIODS, type Period } from "@/lib/statistics/rules";
import { PERIOD_WORDS } from "./periods";

/** Title, the choice of weeks or years, and the files. @param countedAt ISO 8601 */
export function StatisticsHead({ per, countedAt }: { per: Period; countedAt: string }) {
  return (
    <div className="grid gap-4">
      <div>
        <h1 className="mb-1 text-3xl">Statistik</h1>
        <p className="measure text-ink-soft">
          Dihitung {formatDateTime(countedAt)}, diperbarui paling cepat tiap lima menit. Minggu mulai hari Senin,
          menurut WIB.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <nav aria-label="Rentang waktu">
          <ul className="flex flex-wrap gap-2">
            {PERIODS.map((each) => (
              <li key={each}>
                <Link
                  href={`/admin/statistik?per=${each}`}
                  prefetch={false}
                  aria-current={each === per ? "page" : undefined}
                  className={classNames(
                    "inline-flex min-h-11 items-center rounded-full border-2 px-4 font-semibold",
                    each === per
                      ? "border-primary bg-primary text-on-primary"
                      : "border-line-strong bg-card hover:border-primary",
                  )}
                >
                  {PERIOD_WORDS[each].switch}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <CsvLinks per={per} table="waktu" of={PERIOD_WORDS[per].per} />
        <CsvLinks per={per} table="daerah" of="per provinsi" />
      </div>
    </div>
  );
}

function CsvLinks({ per, table, of }: { per: Period; table: "waktu" | "daerah"; of: string }) {
  const href = `/api/admin/statistics/export?per=${per}&tabel=${table}`;
  return (
    <>
      <a href={href} download className={buttonClass({ variant: "secondary", size: "small" })}>
        <Icon name="download" size={18} /> Unduh CSV {of}
      </a>
      <a href={spreadsheetHref(href)} download className={buttonClass({ variant: "secondary", size: "small" })}>
        <Icon name="download" size={18} /> {SPREADSHEET_LABEL} {of}
      </a>
    </>
  );
}
