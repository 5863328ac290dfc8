import type { Money } from '#shared/money/money.ts'

interface KnownProduct {
  name: string
  price: Money | null
}

/** The products that the document has shown, by id, for events that only name one. */
export const knownProducts = new Map<string, KnownProduct>()
