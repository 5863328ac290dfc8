import type { ShopServices } from '#worker/shop-services.ts'

/** The shop has no adapters of its own: those of the core serve all services. */
export const services: ShopServices = {}
