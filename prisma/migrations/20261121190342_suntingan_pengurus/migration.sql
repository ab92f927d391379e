-- What staff changed in a writing of others: shown to everyone as a date, and to its writer with the reason.
ALTER TABLE "forum_threads" ADD COLUMN "staff_edited_at" TIMESTAMPTZ(3), ADD COLUMN "staff_edit_words" VARCHAR(300);
ALTER TABLE "forum_comments" ADD COLUMN "staff_edited_at" TIMESTAMPTZ(3), ADD COLUMN "staff_edit_words" VARCHAR(300);
ALTER TABLE "volunteers" ADD COLUMN "staff_edited_at" TIMESTAMPTZ(3), ADD COLUMN "staff_edit_words" VARCHAR(300);

-- An event that was deleted together with everything its writer sent, so that it comes back with the rest.
ALTER TABLE "events" ADD COLUMN "held_reason" VARCHAR(40);
