-- A word with its accents, as it is suggested. The word itself is folded like the search index.
ALTER TABLE search_words ADD COLUMN spelling TEXT NOT NULL DEFAULT '';
