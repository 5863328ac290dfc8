-- Changes to an order after it was placed, as JSON: why it was cancelled, and what was returned.
ALTER TABLE orders ADD COLUMN management TEXT NOT NULL DEFAULT '{}';

-- Codes that give a guest who has lost the session access to an order for a limited time.
CREATE TABLE order_access_codes (
  order_number INTEGER PRIMARY KEY,
  code_hash TEXT NOT NULL,
  requested_at INTEGER NOT NULL,
  wrong_tries INTEGER NOT NULL DEFAULT 0
);
