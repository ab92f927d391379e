-- Hand-written
-- Photos of hosts without a disk. A schema of its own: it is a store beside the application's tables, as a disk would be,
-- so a backup holds its files as photos, and restoring replaces the tables without throwing the files away.
CREATE SCHEMA IF NOT EXISTS photo_store;

CREATE TABLE IF NOT EXISTS photo_store.files (
    name VARCHAR(50) PRIMARY KEY,
    bytes BYTEA NOT NULL
);

-- WebP does not get smaller; stored as it is, its size is known without reading it.
ALTER TABLE photo_store.files ALTER COLUMN bytes SET STORAGE EXTERNAL;
