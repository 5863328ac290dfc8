-- Request counts per login within a time window, whether the account exists or not.
CREATE TABLE slas_request_counts (
  kind TEXT NOT NULL,
  site_id TEXT NOT NULL,
  login_hash TEXT NOT NULL,
  requests INTEGER NOT NULL,
  -- The end of the window, after which the count restarts.
  ends_at INTEGER NOT NULL,
  PRIMARY KEY (kind, site_id, login_hash)
) WITHOUT ROWID;
