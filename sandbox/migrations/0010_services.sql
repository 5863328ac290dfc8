-- Products and categories that visitors viewed or added to their bags, as reported to the
-- recommendation service.
CREATE TABLE visitor_interests (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  site_id TEXT NOT NULL,
  cookie_id TEXT NOT NULL,
  -- viewed, added or category.
  kind TEXT NOT NULL,
  -- A product's id, or a category's.
  subject TEXT NOT NULL,
  UNIQUE (site_id, cookie_id, kind, subject)
);

-- Auto-refresh subscriptions.
CREATE TABLE auto_refreshes (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  public_id TEXT NOT NULL UNIQUE,
  site_id TEXT NOT NULL,
  customer_id TEXT NOT NULL,
  product_id TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  -- The interval in months.
  every INTEGER NOT NULL,
  started_at INTEGER NOT NULL,
  next_at INTEGER NOT NULL,
  -- Null while the subscription is active.
  cancelled_at INTEGER,
  cancel_reason TEXT
);
CREATE INDEX auto_refreshes_of_customer ON auto_refreshes (customer_id, number);

-- Captcha tokens; each works once.
CREATE TABLE captcha_tokens (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  token_hash TEXT NOT NULL UNIQUE,
  hostname TEXT NOT NULL,
  issued_at INTEGER NOT NULL
);

-- Counts of loads and events of each tag script.
CREATE TABLE script_counts (
  script TEXT NOT NULL,
  event TEXT NOT NULL,
  times INTEGER NOT NULL,
  PRIMARY KEY (script, event)
) WITHOUT ROWID;
