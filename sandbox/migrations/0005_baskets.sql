-- Open baskets and their owners. A basket's contents are stored in its Durable Object.
CREATE TABLE baskets (
  basket_id TEXT PRIMARY KEY,
  site_id TEXT NOT NULL,
  customer_id TEXT NOT NULL,
  -- 1 for a basket that an agent has taken over; those are counted separately.
  agent INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  last_modified INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX baskets_of_shopper ON baskets (site_id, customer_id, agent);

CREATE TABLE orders (
  -- The order number is this number with eight digits.
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  basket_id TEXT NOT NULL,
  site_id TEXT NOT NULL,
  customer_id TEXT NOT NULL,
  usid TEXT NOT NULL,
  -- The id of the request that placed the order.
  correlation_id TEXT NOT NULL,
  status TEXT NOT NULL,
  payment_status TEXT NOT NULL,
  -- The payment provider's result as JSON; null before the request.
  authorization TEXT,
  -- In minor units.
  total INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  last_modified INTEGER NOT NULL,
  -- The order by language, and the basket it was created from.
  document TEXT NOT NULL,
  basket TEXT NOT NULL
);
-- A basket becomes an order once. Only after that order has failed may it become another one.
CREATE UNIQUE INDEX orders_by_basket ON orders (basket_id) WHERE status <> 'failed';
CREATE INDEX orders_by_customer ON orders (customer_id);
CREATE INDEX orders_by_session ON orders (usid);

-- An update that takes more than the stock fails with its whole batch.
CREATE TRIGGER offers_never_negative BEFORE UPDATE OF stock ON offers WHEN NEW.stock < 0
BEGIN SELECT RAISE(ABORT, 'out of stock'); END;
