-- Cards whose bank still has to authenticate the cardholder.
CREATE TABLE payment_authentications (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id_hash TEXT NOT NULL UNIQUE,
  -- The card data to store once the bank has confirmed the card, as JSON.
  card TEXT NOT NULL,
  -- Wrong codes so far.
  attempts INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL
);
