-- Products that a search can find: items, masters, sets and bundles. A variant is found through its
-- master.
CREATE TABLE listings (
  site_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  product_id TEXT NOT NULL,
  hit_type TEXT NOT NULL,
  newness INTEGER NOT NULL,
  -- Positions in the alphabetical order of each language.
  name_en INTEGER NOT NULL,
  name_fr INTEGER NOT NULL,
  -- The lowest price of the product or its variants, in minor units.
  price INTEGER,
  orderable INTEGER NOT NULL,
  PRIMARY KEY (site_id, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX listings_by_product ON listings (site_id, product_id);

CREATE TABLE listing_values (
  number INTEGER NOT NULL,
  attribute TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (number, attribute, value)
) WITHOUT ROWID;
CREATE INDEX listing_values_by_value ON listing_values (attribute, value, number);

-- A listing is in its categories and all their ancestors, including the root.
CREATE TABLE listing_categories (
  site_id TEXT NOT NULL,
  category_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  newness INTEGER NOT NULL,
  name_en INTEGER NOT NULL,
  name_fr INTEGER NOT NULL,
  price INTEGER,
  orderable INTEGER NOT NULL,
  PRIMARY KEY (site_id, category_id, number)
) WITHOUT ROWID;
CREATE INDEX listing_categories_by_listing ON listing_categories (site_id, number);
CREATE INDEX listing_categories_by_newness
  ON listing_categories (site_id, category_id, newness DESC, number, orderable);
CREATE INDEX listing_categories_by_name_en
  ON listing_categories (site_id, category_id, name_en, number, orderable);
CREATE INDEX listing_categories_by_name_fr
  ON listing_categories (site_id, category_id, name_fr, number, orderable);
CREATE INDEX listing_categories_by_price
  ON listing_categories (site_id, category_id, price, number, orderable);
-- In ascending order, products without a price come last.
CREATE INDEX listing_categories_by_lowest_price
  ON listing_categories (site_id, category_id, ifnull(price, 2147483647), number, orderable);

-- Counts of an unrefined category, stored so that opening it costs the same in a catalog of any
-- size.
CREATE TABLE category_counts (
  site_id TEXT NOT NULL,
  category_id TEXT NOT NULL,
  orderable_only INTEGER NOT NULL,
  attribute TEXT NOT NULL,
  value TEXT NOT NULL,
  hits INTEGER NOT NULL,
  PRIMARY KEY (site_id, category_id, orderable_only, attribute, value)
) WITHOUT ROWID;

CREATE TABLE refinement_labels (
  attribute TEXT NOT NULL,
  -- Empty for the attribute's own label.
  value TEXT NOT NULL,
  position INTEGER NOT NULL,
  label_en TEXT NOT NULL,
  label_fr TEXT NOT NULL,
  presentation TEXT,
  PRIMARY KEY (attribute, value)
) WITHOUT ROWID;

CREATE VIRTUAL TABLE listing_text USING fts5 (
  name_en, name_fr, keywords_en, keywords_fr, description_en, description_fr,
  content = '', detail = 'column', prefix = '2 3 4 5',
  tokenize = 'unicode61 remove_diacritics 2'
);

-- Every word of a name or keyword, to correct misspelled search terms.
CREATE TABLE search_words (
  language TEXT NOT NULL,
  word TEXT NOT NULL,
  uses INTEGER NOT NULL,
  PRIMARY KEY (language, word)
) WITHOUT ROWID;
