-- How often something was asked for a login within a time, whether there is such an account or not.
CREATE TABLE slas_request_counts (
  kind TEXT NOT NULL,
  site_id TEXT NOT NULL,
  login_hash TEXT NOT NULL,
  requests INTEGER NOT NULL,
  -- From then on the count begins anew.
  ends_at INTEGER NOT NULL,
  PRIMARY KEY (kind, site_id, login_hash)
) WITHOUT ROWID;
