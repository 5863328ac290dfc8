-- Coupons that are good once, by the basket whose order used them. Given back, they are good again.
CREATE TABLE coupon_redemptions (
  site_id TEXT NOT NULL,
  code TEXT NOT NULL,
  -- The e-mail address in small letters; empty for a code that is good once altogether.
  taker TEXT NOT NULL,
  basket_id TEXT NOT NULL,
  PRIMARY KEY (site_id, code, taker)
) WITHOUT ROWID;
CREATE INDEX coupon_redemptions_by_basket ON coupon_redemptions (basket_id);
