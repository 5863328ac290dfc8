-- What the loyalty program knows of its members. A member is a customer's id; or, before an account from a store is
-- linked to a customer, its loyalty number.
CREATE TABLE loyalty_points (
  number INTEGER PRIMARY KEY,
  member TEXT NOT NULL,
  type TEXT NOT NULL,
  -- What the entry is about, such as an order's number; each counts once.
  reference TEXT NOT NULL,
  -- Null unless the entry is about an order of the shop.
  order_no TEXT,
  points INTEGER NOT NULL,
  -- What counts toward the next reward, in minor units. Negative where a reward was earned or something returned.
  spend INTEGER NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (member, type, reference)
);
CREATE INDEX loyalty_points_by_time ON loyalty_points (member, at, number);

CREATE TABLE loyalty_rewards (
  reward_id TEXT PRIMARY KEY,
  member TEXT NOT NULL,
  kind TEXT NOT NULL,
  coupon TEXT NOT NULL UNIQUE,
  -- The first and the last day on which it can be used: YYYY-MM-DD.
  first_day TEXT NOT NULL,
  last_day TEXT NOT NULL,
  -- inactive, active, cancelled, or redeemed in a store.
  state TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX loyalty_rewards_of ON loyalty_rewards (member);

-- Accounts that were opened in a store, until the customer with this e-mail address joins.
CREATE TABLE loyalty_accounts (
  site_id TEXT NOT NULL,
  email TEXT NOT NULL,
  loyalty_id TEXT NOT NULL,
  PRIMARY KEY (site_id, email)
) WITHOUT ROWID;
