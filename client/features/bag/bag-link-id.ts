/** The header's link to the bag. */
export const BAG_LINK_ID = 'bag-link'
