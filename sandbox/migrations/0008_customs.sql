-- The progress of the update of a customer's offers.
CREATE TABLE loyalty_updates (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id TEXT NOT NULL UNIQUE,
  -- A test's plan as JSON; null for the default derived from the customer.
  plan TEXT,
  asked INTEGER NOT NULL DEFAULT 0,
  -- Null until a request has returned the time of the update.
  updated_at INTEGER
);

CREATE TABLE email_subscriptions (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  site_id TEXT NOT NULL,
  email TEXT NOT NULL,
  country TEXT NOT NULL,
  locale TEXT NOT NULL,
  location TEXT NOT NULL,
  subscribed_at INTEGER NOT NULL,
  UNIQUE (site_id, email)
);

CREATE TABLE shopper_contexts (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  site_id TEXT NOT NULL,
  usid TEXT NOT NULL,
  document TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  UNIQUE (site_id, usid)
);
