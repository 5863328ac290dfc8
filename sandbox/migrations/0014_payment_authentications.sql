-- A card whose bank still has to be asked whether it is its owner who pays.
CREATE TABLE payment_authentications (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id_hash TEXT NOT NULL UNIQUE,
  -- What the card is replaced by once the bank has confirmed it, as JSON.
  card TEXT NOT NULL,
  -- Wrong codes so far.
  attempts INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL
);
