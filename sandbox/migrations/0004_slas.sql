-- The signing key, created once, so that tokens stay valid after a restart.
CREATE TABLE slas_keys (
  kid TEXT PRIMARY KEY,
  private_jwk TEXT NOT NULL
);

CREATE TABLE slas_sessions (
  usid TEXT PRIMARY KEY,
  site_id TEXT NOT NULL,
  customer_id TEXT NOT NULL,
  created_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE slas_codes (
  code_hash TEXT PRIMARY KEY,
  client_id TEXT NOT NULL,
  site_id TEXT NOT NULL,
  redirect_uri TEXT NOT NULL,
  code_challenge TEXT NOT NULL,
  usid TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE slas_refresh_tokens (
  token_hash TEXT PRIMARY KEY,
  client_id TEXT NOT NULL,
  site_id TEXT NOT NULL,
  usid TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
