-- Which baskets are open, and whose: what is in one is kept by its Durable Object.
CREATE TABLE baskets (
  basket_id TEXT PRIMARY KEY,
  site_id TEXT NOT NULL,
  customer_id TEXT NOT NULL,
  -- 1 for a basket that an agent has taken over; those are counted apart.
  agent INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  last_modified INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX baskets_of_shopper ON baskets (site_id, customer_id, agent);

CREATE TABLE orders (
  -- The order number is this one, written with eight digits.
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  basket_id TEXT NOT NULL,
  site_id TEXT NOT NULL,
  customer_id TEXT NOT NULL,
  usid TEXT NOT NULL,
  -- Of the request that placed it.
  correlation_id TEXT NOT NULL,
  status TEXT NOT NULL,
  payment_status TEXT NOT NULL,
  -- What the payment provider said, as JSON; null until it was asked.
  authorization TEXT,
  -- In minor units.
  total INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  last_modified INTEGER NOT NULL,
  -- The order by language, and the basket it was made from.
  document TEXT NOT NULL,
  basket TEXT NOT NULL
);
-- A basket becomes an order once; only when that one has failed may it become another.
CREATE UNIQUE INDEX orders_by_basket ON orders (basket_id) WHERE status <> 'failed';
CREATE INDEX orders_by_customer ON orders (customer_id);
CREATE INDEX orders_by_session ON orders (usid);

-- Whoever takes more than there is takes nothing: the whole batch fails.
CREATE TRIGGER offers_never_negative BEFORE UPDATE OF stock ON offers WHEN NEW.stock < 0
BEGIN SELECT RAISE(ABORT, 'out of stock'); END;
