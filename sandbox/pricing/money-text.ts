import type { Language, Site } from '../platform/sites.ts'

/** Formats an amount in minor units: "$12.50", "12,50 $". */
export function moneyText(amount: number, site: Site, language: Language): string {
  return written(amount, site, { language })
}

/** The same, but without zero cents: "$36", "36 $". */
export function roundMoneyText(amount: number, site: Site, language: Language): string {
  return written(amount, site, { language, trailingZeroDisplay: 'stripIfInteger' })
}

function written(
  amount: number,
  { currency }: Site,
  options: { language: Language; trailingZeroDisplay?: 'stripIfInteger' },
): string {
  const { language, ...display } = options
  return new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : 'en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...display,
  }).format(amount / 100)
}
