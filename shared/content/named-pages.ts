/** Pages without a route of their own. Only the edge matches their paths, so browsers load them as documents. */

/** Collects e-mail addresses (spec 3 §2.1). */
export const SHOP_BY_CATEGORY = '/c/shop-by-category'
/** Has neither header nor footer, and configured sites may frame it. */
export const RADIAL_IFRAME = '/radial-iframe'
