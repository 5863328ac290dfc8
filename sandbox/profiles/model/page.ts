import type { Json, Localized } from '../../platform/localized.ts'

/** A page that a merchant has built of components. */
export interface SeedPage {
  id: string
  typeId: string
  name: string
  /** The categories or products that show it. Without them, a page is found by its id alone. */
  assignedTo?: { aspectTypeId: 'plp' | 'pdp'; ids: readonly string[] }
  pageTitle?: Localized
  pageDescription?: Localized
  regions: readonly SeedRegion[]
}

export interface SeedRegion {
  id: string
  components: readonly SeedComponent[]
}

export interface SeedComponent {
  id: string
  typeId: string
  /** A Localized value is served in the request's language, and addresses of pictures are completed. */
  data: Record<string, Json | Localized>
  /** What the component's own script returns, served like `data`. */
  custom?: Record<string, Json | Localized>
  regions?: readonly SeedRegion[]
  /** Shown only to this customer group, and only from and until these ISO dates. */
  visibleTo?: { group?: string; from?: string; until?: string }
}
