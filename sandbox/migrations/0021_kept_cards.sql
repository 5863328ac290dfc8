-- Cards that the payment provider keeps for a merchant. Each payment gets a token of its own. Numbered in insertion
-- order, so that the oldest can be deleted.
CREATE TABLE kept_cards (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  token_hash TEXT NOT NULL UNIQUE,
  brand TEXT NOT NULL,
  holder TEXT NOT NULL,
  last_digits TEXT NOT NULL,
  expiration_month INTEGER NOT NULL,
  expiration_year INTEGER NOT NULL,
  outcome TEXT NOT NULL
);
