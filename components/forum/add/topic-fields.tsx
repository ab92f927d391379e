import type { ChangeEvent, ReactNode } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { FORUM_CATEGORIES, FORUM_CATEGORY_LABELS, FORUM_LENGTH } from "@/lib/forum/rules";
import type { FieldErrors } from "@/lib/kernel/errors";

type TopicField = "title" | "author" | "category" | "content";

const REQUIRED: Record<TopicField, string> = {
  title: "Judul wajib diisi.",
  author: "Penulis wajib diisi.",
  category: "Kategori wajib diisi.",
  content: "Isi topik wajib diisi.",
};

type Typed = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;
type Bound = { value: string; onChange: (event: Typed) => void } | { defaultValue: string };

interface TopicFieldsProps {
  idPrefix: string;
  errors: FieldErrors;
  bind: (field: "title" | "category" | "content") => Bound;
  /** Whatever stands between title and category. */
  children?: ReactNode;
}

const OPTIONS = FORUM_CATEGORIES.map((value) => ({ value, label: FORUM_CATEGORY_LABELS[value] }));

/** What a topic is made of, for a new one and for a change. */
export function TopicFields({ idPrefix, errors, bind, children }: TopicFieldsProps) {
  return (
    <>
      <Field name="title" id={`${idPrefix}title`} label="Judul" required error={errors.title}>
        {(control) => <Input {...control} {...bind("title")} maxLength={FORUM_LENGTH.title} autoComplete="off" />}
      </Field>
      {children}
      <Field name="category" id={`${idPrefix}category`} label="Kategori" required error={errors.category}>
        {(control) => <Select {...control} {...bind("category")} options={OPTIONS} />}
      </Field>
      <Field
        name="content"
        id={`${idPrefix}content`}
        label="Isi"
        required
        error={errors.content}
        hint="Boleh memakai **tebal**, daftar dengan tanda -, dan tautan. Jangan menulis data pribadi orang lain."
      >
        {(control) => <Textarea {...control} {...bind("content")} rows={6} maxLength={FORUM_LENGTH.content} />}
      </Field>
    </>
  );
}

/** The server's own sentences for what is empty. @param named by an account, which stands for the author */
export function missingIn(values: Partial<Record<TopicField, string>>, named: boolean): Record<string, string> {
  const fields = (Object.keys(REQUIRED) as TopicField[]).filter((field) => !(named && field === "author"));
  return Object.fromEntries(fields.filter((field) => !values[field]?.trim()).map((field) => [field, REQUIRED[field]]));
}
