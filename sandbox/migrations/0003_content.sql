-- A `seeded` column holds the seeded value, so that an override can be undone. It is null for a row
-- that exists only as an override.

CREATE TABLE content_assets (
  site_id TEXT NOT NULL,
  asset_id TEXT NOT NULL,
  name TEXT NOT NULL,
  folder TEXT NOT NULL DEFAULT '',
  -- Folded text for the content search.
  search_text TEXT NOT NULL DEFAULT '',
  document TEXT NOT NULL,
  seeded TEXT,
  PRIMARY KEY (site_id, asset_id)
) WITHOUT ROWID;
CREATE INDEX content_assets_by_folder ON content_assets (site_id, folder);

CREATE TABLE content_slots (
  site_id TEXT NOT NULL,
  slot_id TEXT NOT NULL,
  -- Empty for a slot without a category.
  category_id TEXT NOT NULL DEFAULT '',
  document TEXT NOT NULL,
  seeded TEXT,
  PRIMARY KEY (site_id, slot_id, category_id)
) WITHOUT ROWID;

CREATE TABLE site_preferences (
  site_id TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  seeded TEXT,
  PRIMARY KEY (site_id, key)
) WITHOUT ROWID;

CREATE TABLE url_mappings (
  site_id TEXT NOT NULL,
  url_segment TEXT NOT NULL,
  document TEXT NOT NULL,
  seeded TEXT,
  PRIMARY KEY (site_id, url_segment)
) WITHOUT ROWID;

CREATE TABLE redirect_options (
  site_id TEXT NOT NULL,
  country_code TEXT NOT NULL,
  position INTEGER NOT NULL,
  document TEXT NOT NULL,
  seeded TEXT,
  PRIMARY KEY (site_id, country_code)
) WITHOUT ROWID;
