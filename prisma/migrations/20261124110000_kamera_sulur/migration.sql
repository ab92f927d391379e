-- A photo that was taken in Sulur's own camera: when it arrived, and where the device said it was (four decimals, about 11 m).
ALTER TABLE photos ADD COLUMN camera_at timestamptz(3), ADD COLUMN camera_latitude double precision, ADD COLUMN camera_longitude double precision;
-- When a supporter with an account was asked whether the damage is mended; once a report.
ALTER TABLE report_supports ADD COLUMN asked_at timestamptz(3);
