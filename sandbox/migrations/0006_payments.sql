-- Tokens that replace cards. Number and security code are never stored.
CREATE TABLE payment_tokens (
  token_hash TEXT PRIMARY KEY,
  brand TEXT NOT NULL,
  holder TEXT NOT NULL,
  last_digits TEXT NOT NULL,
  expiration_month INTEGER NOT NULL,
  expiration_year INTEGER NOT NULL,
  outcome TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  -- The order that used the token; null while it is unused.
  order_no TEXT,
  authorization_id TEXT,
  amount INTEGER,
  currency TEXT
) WITHOUT ROWID;

-- An order is paid only once, whatever cards are tried.
CREATE UNIQUE INDEX payment_tokens_paid ON payment_tokens (order_no) WHERE outcome = 'approved';

CREATE TABLE outbox_messages (
  id TEXT PRIMARY KEY,
  order_no TEXT NOT NULL UNIQUE,
  recipient TEXT NOT NULL,
  locale TEXT NOT NULL,
  subject TEXT NOT NULL,
  html TEXT NOT NULL,
  text TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX outbox_messages_recipient ON outbox_messages (recipient, sent_at);
