import type { Localized } from '../platform/localized.ts'

/** Values of `c_productBadge`; the picture is the content asset `product-tile-badgeicon-{id}`. */
export const badges = [
  { id: 'new', name: { en: 'New', fr: 'Nouveau' } },
  { id: 'best-seller', name: { en: 'Best Seller', fr: 'Meilleur vendeur' } },
  { id: 'online-exclusive', name: { en: 'Online Exclusive', fr: 'Exclusivité en ligne' } },
  { id: 'member', name: { en: 'Members Only', fr: 'Réservé aux membres' } },
] as const satisfies { id: string; name: Localized }[]

export type BadgeId = (typeof badges)[number]['id']
