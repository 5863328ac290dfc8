-- What shoppers agreed to, by subscription and channel. Numbered in insertion order, so that the oldest can be deleted.
CREATE TABLE consents (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  site_id TEXT NOT NULL,
  customer_id TEXT NOT NULL,
  subscription_id TEXT NOT NULL,
  channel TEXT NOT NULL,
  contact_point TEXT NOT NULL,
  status TEXT NOT NULL,
  UNIQUE (site_id, customer_id, subscription_id, channel, contact_point)
);
