-- Passkeys: the public half of a key whose private half never leaves the shopper's device.
CREATE TABLE slas_passkeys (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  credential_id TEXT NOT NULL UNIQUE,
  customer_id TEXT NOT NULL,
  nick_name TEXT,
  -- A COSE key, in base64url.
  public_key TEXT NOT NULL,
  sign_count INTEGER NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX slas_passkeys_of ON slas_passkeys (customer_id);

CREATE TABLE slas_passkey_challenges (
  challenge_hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  site_id TEXT NOT NULL,
  client_id TEXT NOT NULL,
  -- Null if any shopper may respond.
  login TEXT,
  nick_name TEXT,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
