-- Where postal codes are; of Canada's only the first three characters.
CREATE TABLE postal_codes (
  country TEXT NOT NULL,
  code TEXT NOT NULL,
  region TEXT NOT NULL,
  -- Empty where the source names none that can be shown.
  place TEXT NOT NULL,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  PRIMARY KEY (country, code)
) WITHOUT ROWID;
