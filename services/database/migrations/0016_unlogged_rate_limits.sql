-- Counters of attempts are written by almost every call that changes something, many of them to the same row. Without the log a count waits
-- for no disk; after a crash of the database server they begin again at nothing.
ALTER TABLE "shop"."rate_limits" SET UNLOGGED;
