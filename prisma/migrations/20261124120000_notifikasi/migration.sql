-- A browser that is told of one report or one registration (Web Push, RFC 8030).
CREATE TABLE push_watches (
  id serial PRIMARY KEY,
  endpoint varchar(1000) NOT NULL,
  p256dh varchar(100) NOT NULL,
  auth varchar(40) NOT NULL,
  writer_key varchar(80) NOT NULL,
  zone varchar(20) NOT NULL,
  report_id integer REFERENCES reports (id) ON DELETE CASCADE ON UPDATE CASCADE,
  registration_id integer REFERENCES event_registrations (id) ON DELETE CASCADE ON UPDATE CASCADE,
  told varchar(40) NOT NULL DEFAULT '',
  due_at timestamptz(3),
  tries smallint NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT push_watches_subject_check CHECK (num_nonnulls(report_id, registration_id) = 1)
);
CREATE UNIQUE INDEX push_watches_endpoint_report_id_key ON push_watches (endpoint, report_id);
CREATE UNIQUE INDEX push_watches_endpoint_registration_id_key ON push_watches (endpoint, registration_id);
CREATE INDEX push_watches_report_id_idx ON push_watches (report_id);
CREATE INDEX push_watches_registration_id_idx ON push_watches (registration_id);
CREATE INDEX push_watches_writer_key_id_idx ON push_watches (writer_key, id);
CREATE INDEX push_watches_due_at_idx ON push_watches (due_at);
