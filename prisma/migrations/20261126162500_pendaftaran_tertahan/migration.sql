-- AlterEnum. Alone: a new value cannot be used in the transaction that adds it.
ALTER TYPE "RegistrationStatus" ADD VALUE 'HELD';
