-- Alone: PostgreSQL uses a new value only after the transaction that added it.
ALTER TYPE "ReportStatus" ADD VALUE 'CLAIMED' AFTER 'IN_PROGRESS';
ALTER TYPE "ReportEventKind" ADD VALUE 'CLAIMED' AFTER 'IN_PROGRESS';
