CREATE TABLE seed_state (
  name TEXT PRIMARY KEY,
  hash TEXT NOT NULL
);

-- Numbers follow descending rank, so that reading in row order reads the best first.
CREATE TABLE products (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  -- The master's id, or the product's own.
  family TEXT NOT NULL,
  primary_category TEXT NOT NULL,
  -- The data of a product page, in both languages.
  document TEXT NOT NULL,
  -- The data of a search hit, in both languages.
  card TEXT NOT NULL
);

-- A product is for sale on a site when it has a row here. Prices are minor units.
CREATE TABLE offers (
  site_id TEXT NOT NULL,
  product_id TEXT NOT NULL,
  family TEXT NOT NULL,
  list_price INTEGER,
  sale_price INTEGER,
  stock INTEGER NOT NULL,
  seeded_list_price INTEGER,
  seeded_sale_price INTEGER,
  seeded_stock INTEGER NOT NULL,
  PRIMARY KEY (site_id, product_id)
) WITHOUT ROWID;
CREATE INDEX offers_by_family ON offers (site_id, family);

CREATE TABLE store_stock (
  product_id TEXT NOT NULL,
  inventory_id TEXT NOT NULL,
  stock INTEGER NOT NULL,
  PRIMARY KEY (product_id, inventory_id)
) WITHOUT ROWID;

CREATE TABLE categories (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  parent_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  online INTEGER NOT NULL,
  in_navigation INTEGER NOT NULL,
  name_en TEXT NOT NULL,
  name_fr TEXT NOT NULL,
  document TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE INDEX categories_by_parent ON categories (site_id, parent_id, position);

CREATE TABLE promotions (
  site_id TEXT NOT NULL,
  id TEXT NOT NULL,
  rank INTEGER NOT NULL,
  seeded_rank INTEGER NOT NULL,
  always_show INTEGER NOT NULL,
  percent_off INTEGER,
  document TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;

CREATE TABLE product_promotions (
  product_id TEXT NOT NULL,
  promotion_id TEXT NOT NULL,
  PRIMARY KEY (product_id, promotion_id)
) WITHOUT ROWID;
CREATE INDEX product_promotions_by_promotion ON product_promotions (promotion_id, product_id);
