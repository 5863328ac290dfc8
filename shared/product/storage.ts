import type { StorageDeclaration } from '../storage/storage-declaration.ts'

/** The key of quantities that are chosen but not added yet. */
export const QUANTITIES_KEY = 'quantities'

export const productStorage = {
  quantities: {
    name: QUANTITIES_KEY,
    kind: 'local storage',
    purpose:
      'How many of a product were chosen but not added yet, for shipping and for pickup. At most 50.',
    group: 'necessary',
    lifetime: 'until they are added',
  },
} as const satisfies Record<string, StorageDeclaration>
