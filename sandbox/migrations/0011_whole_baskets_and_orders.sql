-- A customer may have several temporary baskets besides the one open basket.
ALTER TABLE baskets ADD COLUMN temporary INTEGER NOT NULL DEFAULT 0;
-- From this time on the basket counts as expired.
ALTER TABLE baskets ADD COLUMN expires_at INTEGER NOT NULL DEFAULT 0;
UPDATE baskets SET expires_at = last_modified + 604800000;
DROP INDEX baskets_of_shopper;
CREATE UNIQUE INDEX baskets_of_shopper ON baskets (site_id, customer_id, agent) WHERE temporary = 0;
CREATE INDEX temporary_baskets_of_shopper ON baskets (site_id, customer_id) WHERE temporary = 1;

-- The amount not paid by gift certificates, in minor units.
ALTER TABLE orders ADD COLUMN due INTEGER NOT NULL DEFAULT 0;
UPDATE orders SET due = total;
-- The payment instruments of the basket with their amounts, as JSON.
ALTER TABLE orders ADD COLUMN instruments TEXT NOT NULL DEFAULT '[]';
UPDATE orders SET instruments = json_extract(basket, '$.paymentInstruments');

-- The time when the last item is sent or ready in its store, provided the order is paid.
ALTER TABLE orders ADD COLUMN completes_at INTEGER NOT NULL DEFAULT 0;
UPDATE orders SET completes_at = created_at + 172800000;

-- The stock before orders took from it; null if none did.
ALTER TABLE store_stock ADD COLUMN stock_before_orders INTEGER;
CREATE TRIGGER store_stock_never_negative BEFORE UPDATE OF stock ON store_stock WHEN NEW.stock < 0
BEGIN SELECT RAISE(ABORT, 'out of stock'); END;

CREATE TABLE gift_certificates (
  site_id TEXT NOT NULL,
  code TEXT NOT NULL,
  -- Both in minor units.
  amount INTEGER NOT NULL,
  balance INTEGER NOT NULL,
  -- 'pending' until it may be used, then 'issued'. The balance shows what was spent.
  status TEXT NOT NULL,
  enabled INTEGER NOT NULL,
  recipient_email TEXT NOT NULL,
  recipient_name TEXT,
  sender_name TEXT,
  message TEXT,
  -- The order that bought it.
  order_number INTEGER,
  PRIMARY KEY (site_id, code)
) WITHOUT ROWID;
CREATE INDEX gift_certificates_by_order ON gift_certificates (order_number);

-- An update that spends more than the balance fails with its whole batch.
CREATE TRIGGER gift_certificates_never_negative BEFORE UPDATE OF balance ON gift_certificates
WHEN NEW.balance < 0
BEGIN SELECT RAISE(ABORT, 'gift certificate spent'); END;
