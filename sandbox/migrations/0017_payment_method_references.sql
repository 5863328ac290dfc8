-- Cards stored at the payment gateway: the gateway's id, and the last digits.
CREATE TABLE customer_payment_references (
  reference_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  last_digits TEXT NOT NULL,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX customer_payment_references_of ON customer_payment_references (customer_id);
