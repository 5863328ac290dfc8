-- Reviews that shoppers have submitted. A review appears once it is moderated.
CREATE TABLE submitted_reviews (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  product_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  language TEXT NOT NULL,
  rating INTEGER NOT NULL,
  title TEXT NOT NULL,
  review_text TEXT NOT NULL,
  nickname TEXT NOT NULL,
  is_recommended INTEGER NOT NULL,
  submitted_at INTEGER NOT NULL,
  -- Whether moderation lets it appear.
  is_acceptable INTEGER NOT NULL,
  UNIQUE (product_id, user_id)
);

-- Uploaded pictures, in parts, because a row has a size limit. Without a review they are waiting for one.
CREATE TABLE review_photos (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  media_type TEXT NOT NULL,
  review_id TEXT
);
CREATE INDEX review_photos_of_review ON review_photos (review_id);
CREATE TABLE review_photo_parts (
  photo_id TEXT NOT NULL,
  part INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (photo_id, part)
) WITHOUT ROWID;

-- Whether a user finds a review helpful.
CREATE TABLE review_votes (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  review_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  is_positive INTEGER NOT NULL,
  UNIQUE (review_id, user_id)
);
