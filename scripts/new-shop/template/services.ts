import type { ShopServices } from '#worker/shop-services.ts'

/** The shop's own adapters of outside services. Those of the core serve all services until there is one. */
export const services: ShopServices = {}
