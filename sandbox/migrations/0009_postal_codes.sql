-- Locations of postal codes; for Canada by the first three characters.
CREATE TABLE postal_codes (
  country TEXT NOT NULL,
  code TEXT NOT NULL,
  region TEXT NOT NULL,
  -- Empty if the source has no displayable town.
  place TEXT NOT NULL,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  PRIMARY KEY (country, code)
) WITHOUT ROWID;
