import type { Localized } from '../../platform/localized.ts'

export interface ShippingTariff {
  id: string
  name: Localized
  /** In minor units of the site's currency. */
  price: number
  description: Localized
  arrival: Localized
  /** The same as `arrival`, as the fewest and the most business days. */
  businessDays: readonly [fewest: number, most: number]
}

/** Shipping of a site. The first method is the default, and the one that promotions make free. */
export interface SiteTariffs {
  usual: ShippingTariff[]
  /** Regions with other prices, by their code. */
  near: Record<string, ShippingTariff[]>
  remote: { regions: readonly string[]; methods: ShippingTariff[] }
  /** When an order still leaves on the same business day. */
  warehouse: { cutOff: string; timeZone: string }
}
