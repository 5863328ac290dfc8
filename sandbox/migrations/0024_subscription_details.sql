-- Where an auto-refresh is sent and what it is paid with, as JSON; null until the customer has chosen.
ALTER TABLE auto_refreshes ADD COLUMN address TEXT;
ALTER TABLE auto_refreshes ADD COLUMN payment TEXT;
-- Null unless it is paused.
ALTER TABLE auto_refreshes ADD COLUMN paused_at INTEGER;
-- The last delivery that was sent ahead of its date.
ALTER TABLE auto_refreshes ADD COLUMN sent_at INTEGER;
