import type { SeedPromotion } from '../catalog/model.ts'
import type { Refinement } from '../catalog/products/refinements.ts'
import type { PromotionDocument } from '../promotions/promotion.ts'
import type { Rows } from './insert.ts'

export function promotionRows(promotions: readonly SeedPromotion[]): Rows {
  return {
    table: 'promotions',
    columns: ['site_id', 'id', 'rank', 'seeded_rank', 'always_show', 'percent_off', 'document'],
    rows: promotions.flatMap((promotion) =>
      promotion.sites.map((siteId) => [
        siteId,
        promotion.id,
        promotion.rank,
        promotion.rank,
        Number(promotion.alwaysShowCallout === true),
        promotion.percentOff ?? null,
        JSON.stringify(promotionDocument(promotion)),
      ]),
    ),
  }
}

function promotionDocument(promotion: SeedPromotion): PromotionDocument {
  const { id, name, calloutMsg, details, alwaysShowCallout, custom } = promotion
  const { firstDay, lastDay, asks } = promotion
  return {
    id,
    name,
    calloutMsg,
    details,
    ...(alwaysShowCallout !== undefined && { alwaysShowCallout }),
    ...(firstDay !== undefined && { firstDay }),
    ...(lastDay !== undefined && { lastDay }),
    ...(asks && { asks }),
    ...(custom && { custom }),
  }
}

/** Labels by attribute and value. The attribute's own label has an empty value. */
export function refinementLabelRows(refinements: readonly Refinement[]): Rows {
  return {
    table: 'refinement_labels',
    columns: ['attribute', 'value', 'position', 'label_en', 'label_fr', 'presentation'],
    rows: refinements.flatMap(({ attributeId, label, values }) => [
      [attributeId, '', -1, label.en, label.fr, null],
      ...values.map((entry, position) => [
        attributeId,
        entry.value,
        position,
        entry.label.en,
        entry.label.fr,
        entry.hex ?? null,
      ]),
    ]),
  }
}
