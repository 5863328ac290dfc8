import { OPTIONAL_GROUPS, type ConsentGroup } from '#shared/storage/consent-groups.ts'
import { CHOICE_FIELD } from '#shared/consent/privacy.ts'

declare global {
  /** What the native app tells the page (docs/native-app.md). */
  var vitrineShop: { postMessage(message: string): void } | undefined
}

/** Hears which groups of cookies the visitor has allowed in the app. Other messages are ignored. */
export function hearNativeApp(save: (choice: URLSearchParams) => Promise<void>) {
  globalThis.vitrineShop = {
    postMessage(message) {
      const groups = allowedIn(message)
      if (!groups) return
      const ticked = groups.map((group) => [group, 'on'])
      void save(new URLSearchParams([[CHOICE_FIELD, 'groups'], ...ticked]))
    },
  }
}

/** The groups of a choice of consent. Null for any other message. */
export function allowedIn(message: string): readonly ConsentGroup[] | null {
  const told = objectIn(message)
  if (told?.['type'] !== 'action' || told['action'] !== 'consent') return null
  const { groups } = told
  if (!Array.isArray(groups)) return null
  const known = OPTIONAL_GROUPS.filter((group) => groups.includes(group))
  return groups.every((name) => name === 'necessary' || known.includes(name)) ? known : null
}

function objectIn(message: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(message)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}
