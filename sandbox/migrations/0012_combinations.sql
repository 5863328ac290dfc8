-- The sets of values that listings can be refined by. Listings with equal values share a
-- combination, so the number of combinations depends on the variety of the range, not on the number
-- of products.
CREATE TABLE combinations (
  id INTEGER PRIMARY KEY,
  hit_type TEXT NOT NULL
);

CREATE TABLE combination_values (
  combination INTEGER NOT NULL,
  attribute TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (combination, attribute, value)
) WITHOUT ROWID;
CREATE INDEX combination_values_by_value ON combination_values (attribute, value, combination);

-- The number of listings of a combination in a category, by whether they are orderable and by price
-- range, which can change.
CREATE TABLE combination_counts (
  site_id TEXT NOT NULL,
  category_id TEXT NOT NULL,
  combination INTEGER NOT NULL,
  orderable INTEGER NOT NULL,
  -- Empty for listings without a price, or with one outside all ranges.
  price_range TEXT NOT NULL,
  hits INTEGER NOT NULL,
  PRIMARY KEY (site_id, category_id, combination, orderable, price_range)
) WITHOUT ROWID;
CREATE INDEX combination_counts_by_combination
  ON combination_counts (site_id, combination, category_id, orderable, price_range, hits);

ALTER TABLE listings ADD COLUMN combination INTEGER NOT NULL DEFAULT 0;
ALTER TABLE listing_categories ADD COLUMN combination INTEGER NOT NULL DEFAULT 0;

-- The sort indexes of a category include the combination, so that a refined page is read from one
-- index until it is full.
DROP INDEX listing_categories_by_newness;
DROP INDEX listing_categories_by_name_en;
DROP INDEX listing_categories_by_name_fr;
DROP INDEX listing_categories_by_price;
DROP INDEX listing_categories_by_lowest_price;
CREATE INDEX listing_categories_by_newness
  ON listing_categories (site_id, category_id, newness DESC, number, orderable, combination);
CREATE INDEX listing_categories_by_name_en
  ON listing_categories (site_id, category_id, name_en, number, orderable, combination);
CREATE INDEX listing_categories_by_name_fr
  ON listing_categories (site_id, category_id, name_fr, number, orderable, combination);
CREATE INDEX listing_categories_by_price
  ON listing_categories (site_id, category_id, price, number, orderable, combination);
CREATE INDEX listing_categories_by_lowest_price
  ON listing_categories
    (site_id, category_id, ifnull(price, 2147483647), number, orderable, combination);
-- Rare values of a category are found through their combinations.
CREATE INDEX listing_categories_by_combination
  ON listing_categories (site_id, category_id, combination, number);

-- Prefix searches include single letters: without an index for them, every word would be scanned.
DROP TABLE listing_text;
CREATE VIRTUAL TABLE listing_text USING fts5 (
  name_en, name_fr, keywords_en, keywords_fr, description_en, description_fr,
  content = '', detail = 'column', prefix = '1 2 3 4 5',
  tokenize = 'unicode61 remove_diacritics 2'
);
