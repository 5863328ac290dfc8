-- Redemptions of single-use coupons, by the basket whose order used them. A coupon that is returned
-- can be used again.
CREATE TABLE coupon_redemptions (
  site_id TEXT NOT NULL,
  code TEXT NOT NULL,
  -- The e-mail address in lower case; empty for a code that works only once for all shoppers.
  taker TEXT NOT NULL,
  basket_id TEXT NOT NULL,
  PRIMARY KEY (site_id, code, taker)
) WITHOUT ROWID;
CREATE INDEX coupon_redemptions_by_basket ON coupon_redemptions (basket_id);
