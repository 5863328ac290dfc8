import type { ShopServices } from '#worker/shop-services.ts'

/** The shop's own adapters of outside services. Those of the core serve all others. */
export const services: ShopServices = {}
