import { useQuery } from '@tanstack/react-query'

import { useAppContext, useCatalog } from '../../app/app-context.ts'
import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { ServerMarkup } from '../../app/server-markup.tsx'
import { navigationQuery } from '../catalog/shared-queries.ts'
import { SHELL_SLOTS, shellSlotsQuery, type ShellSlot } from './queries.ts'

const menu = lazyCode(async () => (await import('./menu-categories.tsx')).MenuCategories)
const parts = lazyCode(async () => (await import('./shell-parts.ts')).SHELL_PARTS)

/** The menu's categories, for a browser that renders the shell itself because it lacks the document's messages. */
export function BrowserMenuCategories() {
  const { data: navigation = [] } = useQuery(navigationQuery(useCatalog()))
  return (
    <LazyPart code={menu}>
      {(MenuCategories) => <MenuCategories navigation={navigation} />}
    </LazyPart>
  )
}

interface ShellSlotProps {
  part: ShellSlot
  className?: string
}

/** What header or footer show of a slot: as the edge has rendered it, or rendered by the same browsers. */
export function ShellContent({ part, className }: ShellSlotProps) {
  const { shellMarkup } = useAppContext()
  return (
    <ServerMarkup as="div" {...(className && { className })} markup={shellMarkup?.[part]}>
      {() => <BrowserShellContent part={part} />}
    </ServerMarkup>
  )
}

function BrowserShellContent({ part }: { part: ShellSlot }) {
  const { data: slots = [] } = useQuery(shellSlotsQuery(useCatalog()))
  return (
    <LazyPart code={parts}>
      {({ [part]: Part }) => <Part slot={slots.find(({ id }) => id === SHELL_SLOTS[part])} />}
    </LazyPart>
  )
}
