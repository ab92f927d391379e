"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import useSWR from "swr";
import { Field } from "@/components/ui/field";
import { Icon, type IconName } from "@/components/ui/icon";
import { Select } from "@/components/ui/select";
import { provinceCodeOf, provinceNameOf } from "@/lib/areas/rules";
import { eventPath } from "@/lib/events/event/rules";
import { formatDate } from "@/lib/format/dates";
import { PROVINCES } from "@/lib/provinces/rules";
import { STATUS_LABELS } from "@/lib/reports/rules";
import { type Near, near } from "./near";

/** A province's code, kept on this device alone. */
const KEY = "sulur_provinsi";

const CHOICES = [...PROVINCES].sort().map((name) => ({ value: provinceCodeOf(name) ?? "", label: name }));

interface RowProps {
  icon: IconName;
  href: string;
  title: string;
  text: string;
}

/** "Di sekitar Anda": the waste bank that is open today, the next event and the newest report of the reader's province. */
export function NearYou() {
  const [province, setProvince] = useState("");
  useEffect(() => {
    try {
      setProvince(localStorage.getItem(KEY) ?? "");
    } catch {
      // A browser that keeps nothing is asked each time.
    }
  }, []);
  const name = provinceNameOf(province);
  const { data, error } = useSWR<Near>(
    name === undefined ? null : `/home?provinsi=${province}`,
    () => near(province, new Date()),
    { revalidateOnFocus: false },
  );

  function choose(code: string) {
    setProvince(code);
    try {
      if (code === "") localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, code);
    } catch {
      // It holds until the page is left.
    }
  }

  return (
    <section aria-labelledby="sekitar" className="needs-script container-page pt-7">
      <div className="grid gap-4 rounded-leaf border-2 border-line-strong bg-card p-4 sm:p-5 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
        <div>
          <h2 id="sekitar" className="text-2xl">
            Di sekitar Anda
          </h2>
          <Field inFilter name="sekitar-provinsi" label="Provinsi" className="mt-2">
            {(control) => (
              <Select
                {...control}
                value={name === undefined ? "" : province}
                options={CHOICES}
                placeholder="Pilih provinsi Anda"
                onChange={({ target }) => choose(target.value)}
              />
            )}
          </Field>
        </div>
        <div role="status" className="grid content-center">
          {name === undefined ? (
            <p className="text-ink-soft">
              Bank sampah yang buka hari ini, kegiatan, dan laporan di provinsi Anda. Disimpan di perangkat ini saja.
            </p>
          ) : error ? (
            <p className="text-ink-soft">Belum dapat dimuat. Periksa sambungan Anda, lalu pilih provinsinya lagi.</p>
          ) : data ? (
            <Rows {...data} name={name} />
          ) : (
            <p className="text-ink-soft">Memuat…</p>
          )}
        </div>
      </div>
    </section>
  );
}

function Rows({ bank, event, report, name }: Near & { name: string }) {
  const narrowed = `?provinsi=${encodeURIComponent(name)}`;
  return (
    <ul className="grid gap-1 lg:grid-cols-3">
      <Row
        icon="scale"
        href={bank ? `/bank-sampah/${bank.slug}` : `/bank-sampah${narrowed}`}
        title={bank ? bank.name : "Bank sampah"}
        text={bank ? "Buka hari ini" : "Tidak ada yang buka hari ini. Lihat jadwalnya."}
      />
      <Row
        icon="calendar"
        href={event ? eventPath(event.slug) : `/event${narrowed}`}
        title={event ? event.title : "Kegiatan"}
        text={event ? formatDate(event.date, event.zone) : "Belum ada kegiatan berikutnya. Lihat arsipnya."}
      />
      <Row
        icon="megaphone"
        href={report ? `/laporan/${report.code}` : "/laporan"}
        title={report ? report.damage_type : "Laporan"}
        text={report ? `${STATUS_LABELS[report.status]} · ${report.location}` : "Belum ada laporan. Melihat kerusakan?"}
      />
    </ul>
  );
}

function Row({ icon, href, title, text }: RowProps) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        className="flex min-h-12 items-start gap-3 rounded-md p-2 hover:bg-primary-soft"
      >
        <Icon name={icon} className="mt-0.5 shrink-0 text-primary" />
        <span className="min-w-0">
          <span className="block font-semibold">{title}</span>
          <span className="line-clamp-2 text-sm text-ink-soft">{text}</span>
        </span>
      </Link>
    </li>
  );
}
