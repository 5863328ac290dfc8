-- Sessions of the classic storefront, which its cookie `dwsid` names.
CREATE TABLE classic_sessions (
  dwsid_hash TEXT PRIMARY KEY,
  site_id TEXT NOT NULL,
  usid TEXT NOT NULL,
  login_id TEXT,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
