-- Alone: PostgreSQL uses a new value only after the transaction that added it.
ALTER TYPE "ReportEventKind" ADD VALUE 'EDITED';
ALTER TYPE "ReportEventKind" ADD VALUE 'MERGED';
