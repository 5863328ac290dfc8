-- Temporary baskets stand beside the one open basket and may be several.
ALTER TABLE baskets ADD COLUMN temporary INTEGER NOT NULL DEFAULT 0;
-- From when on the basket is as good as gone.
ALTER TABLE baskets ADD COLUMN expires_at INTEGER NOT NULL DEFAULT 0;
UPDATE baskets SET expires_at = last_modified + 604800000;
DROP INDEX baskets_of_shopper;
CREATE UNIQUE INDEX baskets_of_shopper ON baskets (site_id, customer_id, agent) WHERE temporary = 0;
CREATE INDEX temporary_baskets_of_shopper ON baskets (site_id, customer_id) WHERE temporary = 1;

-- What is to be paid by other means than gift certificates, in minor units.
ALTER TABLE orders ADD COLUMN due INTEGER NOT NULL DEFAULT 0;
UPDATE orders SET due = total;
-- How it is paid, as JSON: the instruments of the basket with their amounts.
ALTER TABLE orders ADD COLUMN instruments TEXT NOT NULL DEFAULT '[]';
UPDATE orders SET instruments = json_extract(basket, '$.paymentInstruments');

-- When the last of it is sent or waits in its store, if it is paid.
ALTER TABLE orders ADD COLUMN completes_at INTEGER NOT NULL DEFAULT 0;
UPDATE orders SET completes_at = created_at + 172800000;

-- What a store had before orders took from it; null while none did.
ALTER TABLE store_stock ADD COLUMN stock_before_orders INTEGER;
CREATE TRIGGER store_stock_never_negative BEFORE UPDATE OF stock ON store_stock WHEN NEW.stock < 0
BEGIN SELECT RAISE(ABORT, 'out of stock'); END;

CREATE TABLE gift_certificates (
  site_id TEXT NOT NULL,
  code TEXT NOT NULL,
  -- Both in minor units.
  amount INTEGER NOT NULL,
  balance INTEGER NOT NULL,
  -- 'pending' until it may be used, then 'issued'; what was spent shows in the balance.
  status TEXT NOT NULL,
  enabled INTEGER NOT NULL,
  recipient_email TEXT NOT NULL,
  recipient_name TEXT,
  sender_name TEXT,
  message TEXT,
  -- The order that it was bought with.
  order_number INTEGER,
  PRIMARY KEY (site_id, code)
) WITHOUT ROWID;
CREATE INDEX gift_certificates_by_order ON gift_certificates (order_number);

-- Whoever spends more than there is spends nothing: the whole batch fails.
CREATE TRIGGER gift_certificates_never_negative BEFORE UPDATE OF balance ON gift_certificates
WHEN NEW.balance < 0
BEGIN SELECT RAISE(ABORT, 'gift certificate spent'); END;
