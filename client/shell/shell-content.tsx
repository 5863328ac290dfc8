import { useQuery } from '@tanstack/react-query'

import { useAppContext, useCatalog } from '../kit/app-context.ts'
import { lazyCode } from '../kit/lazy-code.ts'
import { LazyPart } from '../kit/lazy-part.tsx'
import { ServerMarkup } from '../kit/server-markup.tsx'
import { SHELL_SLOTS, shellSlotsQuery, type ShellPart, type ShellSlot } from './shell-data.ts'

const parts = lazyCode(async () => (await import('./shell-parts.ts')).SHELL_PARTS)

/** A slot's content in the header or footer: as the edge has rendered it, or rendered by a browser that lacks that. */
export function ShellContent({ part }: { part: ShellPart }) {
  const { shellMarkup } = useAppContext()
  return (
    <ServerMarkup as="div" markup={shellMarkup?.[part]}>
      {() => <BrowserShellContent part={part} />}
    </ServerMarkup>
  )
}

function BrowserShellContent({ part }: { part: ShellPart }) {
  const { data: slots = [] } = useQuery(shellSlotsQuery(useCatalog()))
  const slotOf = (name: ShellSlot) => slots.find(({ id }) => id === SHELL_SLOTS[name])
  return (
    <LazyPart code={parts}>
      {({ [part]: Part }) => <Part slot={slotOf(part)} announcements={slotOf('announcement')} />}
    </LazyPart>
  )
}
