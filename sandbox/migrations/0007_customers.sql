-- Accounts per site: the same e-mail address may have one on both.
CREATE TABLE customers (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id TEXT NOT NULL UNIQUE,
  site_id TEXT NOT NULL,
  -- Trimmed and in lower case.
  login TEXT NOT NULL,
  email TEXT NOT NULL,
  -- Names, phone numbers and the like, and the `c_*` fields, as JSON.
  profile TEXT NOT NULL,
  -- Null for customers who only sign in through an external provider or without a password.
  password_hash TEXT,
  created_at INTEGER NOT NULL,
  last_modified INTEGER NOT NULL,
  last_login_at INTEGER,
  previous_login_at INTEGER,
  -- Set for the test customers, so that they can be reset.
  seeded_password_hash TEXT
);
CREATE UNIQUE INDEX customers_by_login ON customers (site_id, login);

CREATE TABLE customer_addresses (
  customer_id TEXT NOT NULL,
  address_id TEXT NOT NULL,
  preferred INTEGER NOT NULL,
  fields TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_modified INTEGER NOT NULL,
  PRIMARY KEY (customer_id, address_id)
) WITHOUT ROWID;

-- Stored payment instruments. A card's full number and security code are never stored.
CREATE TABLE customer_payment_instruments (
  instrument_id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL,
  is_default INTEGER NOT NULL,
  fields TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_modified INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX customer_payment_instruments_of ON customer_payment_instruments (customer_id);

-- Guests have lists as well: `customer_id` may be a guest's.
CREATE TABLE product_lists (
  list_id TEXT PRIMARY KEY,
  site_id TEXT NOT NULL,
  customer_id TEXT NOT NULL,
  type TEXT NOT NULL,
  public INTEGER NOT NULL,
  fields TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_modified INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX product_lists_of ON product_lists (customer_id);

CREATE TABLE product_list_items (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  item_id TEXT NOT NULL UNIQUE,
  list_id TEXT NOT NULL,
  type TEXT NOT NULL,
  product_id TEXT,
  quantity INTEGER NOT NULL,
  priority INTEGER NOT NULL,
  public INTEGER NOT NULL,
  custom TEXT NOT NULL
);
CREATE INDEX product_list_items_of ON product_list_items (list_id);

CREATE TABLE external_profiles (
  site_id TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  external_id TEXT NOT NULL,
  customer_id TEXT NOT NULL,
  PRIMARY KEY (site_id, provider_id, external_id)
) WITHOUT ROWID;

-- Sign-ins. Every token of a sign-in names its row, and is void once the row is deleted.
CREATE TABLE slas_logins (
  login_id TEXT PRIMARY KEY,
  usid TEXT NOT NULL,
  site_id TEXT NOT NULL,
  -- Null when an agent shops for a guest.
  customer_id TEXT,
  -- The guest this shopper was before.
  previous_customer_id TEXT,
  agent_id TEXT,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX slas_logins_of_customer ON slas_logins (customer_id);

ALTER TABLE slas_codes ADD COLUMN customer_id TEXT;
ALTER TABLE slas_codes ADD COLUMN previous_customer_id TEXT;
ALTER TABLE slas_codes ADD COLUMN flow TEXT NOT NULL DEFAULT 'login';
ALTER TABLE slas_refresh_tokens ADD COLUMN login_id TEXT;

-- Failed attempts by digest of the login, whether the account exists or not.
CREATE TABLE slas_login_attempts (
  site_id TEXT NOT NULL,
  login_hash TEXT NOT NULL,
  failures INTEGER NOT NULL,
  locked_until INTEGER,
  attempted_at INTEGER NOT NULL,
  PRIMARY KEY (site_id, login_hash)
) WITHOUT ROWID;

-- The steps of an agent's sign-in: first a ticket for the sign-in page, then a code.
CREATE TABLE slas_agent_tickets (
  ticket_hash TEXT PRIMARY KEY,
  -- Null until the agent has signed in.
  agent_id TEXT,
  client_id TEXT NOT NULL,
  site_id TEXT NOT NULL,
  login_id TEXT NOT NULL,
  idp_origin TEXT NOT NULL,
  redirect_uri TEXT NOT NULL,
  code_challenge TEXT NOT NULL,
  state TEXT,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;

-- Tokens sent to a shopper to prove who they are: to set a password or to sign in without one.
CREATE TABLE slas_action_tokens (
  token_hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  site_id TEXT NOT NULL,
  client_id TEXT NOT NULL,
  login TEXT NOT NULL,
  -- Empty if any device may use the token.
  code_challenge TEXT NOT NULL,
  usid TEXT NOT NULL,
  -- The account to create if none exists: JSON, or null.
  newcomer TEXT,
  attempts_left INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;

-- Not every mail is about an order.
CREATE TABLE outbox_messages_of_any_kind (
  id TEXT PRIMARY KEY,
  order_no TEXT UNIQUE,
  recipient TEXT NOT NULL,
  locale TEXT NOT NULL,
  subject TEXT NOT NULL,
  html TEXT NOT NULL,
  text TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO outbox_messages_of_any_kind
  SELECT id, order_no, recipient, locale, subject, html, text, sent_at FROM outbox_messages;
DROP TABLE outbox_messages;
ALTER TABLE outbox_messages_of_any_kind RENAME TO outbox_messages;
CREATE INDEX outbox_messages_recipient ON outbox_messages (recipient, sent_at);
