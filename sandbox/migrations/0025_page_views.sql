-- Pages that shoppers have seen. A view that is told twice is counted once.
CREATE TABLE page_views (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  site_id TEXT NOT NULL,
  type TEXT NOT NULL
);
