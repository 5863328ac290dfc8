/** How many assets each module shows at most. Infinity if it shows all of them. */
export const MOST: Record<string, number> = {
  banner: 1,
  'top-offers': 8,
  'top-offers-grid': 8,
  'carousel-banner': 3,
  'copy-block': Infinity,
  'other-ways-to-shop': 8,
  'shop-the-module': Infinity,
  'announcement-banner-detached': Infinity,
  subs: Infinity,
  'single-subs': Infinity,
  contentassetbody: Infinity,
  'shoppable-content': Infinity,
  'user-info-collection': 1,
  UGC: 1,
  minigrid: Infinity,
  'large-card': Infinity,
  'top-categories-navigation': 10,
  'gift-finder': 1,
  hotspots: Infinity,
}
/** They are forms, which exist without assets. */
export const FORMS = ['user-info-collection', 'gift-finder']
