import type { ShopServices } from '#worker/shop-services.ts'

/** The shop's own adapters of outside services. Those of the core serve all services. */
export const services: ShopServices = {}
