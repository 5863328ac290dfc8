import { useQuery } from '@tanstack/react-query'

import { useCatalog } from '../../app/app-context.ts'
import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { navigationQuery } from '../catalog/shared-queries.ts'
import { footerSlotsQuery } from './queries.ts'

const menu = lazyCode(async () => (await import('./menu-categories.tsx')).MenuCategories)
const footer = lazyCode(() => import('./footer-links.tsx'))

/** The menu's categories, for a browser that renders the shell itself because it lacks the document's messages. */
export function BrowserMenuCategories() {
  const { data: navigation = [] } = useQuery(navigationQuery(useCatalog()))
  return (
    <LazyPart code={menu}>
      {(MenuCategories) => <MenuCategories navigation={navigation} />}
    </LazyPart>
  )
}

/** The footer's links, for the same browsers. */
export function BrowserFooterLinks({ part }: { part: 'columns' | 'legal' }) {
  const { data: slots = [] } = useQuery(footerSlotsQuery(useCatalog()))
  const slot = slots.find(({ id }) => id === SLOT_OF[part])
  return (
    <LazyPart code={footer}>
      {({ FooterColumns, LegalLinks }) =>
        part === 'columns' ? <FooterColumns slot={slot} /> : <LegalLinks slot={slot} />
      }
    </LazyPart>
  )
}

const SLOT_OF = { columns: 'footer-list-menu', legal: 'footer-legal-links' } as const
