import { lazyCode } from '../../app/lazy-code.ts'

/** What a product's page shows once more is known: of the bag, and of the shopper's store. */
export const buyMore = lazyCode(async () => (await import('./buy-more.tsx')).buyMore)
