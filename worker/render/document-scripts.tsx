import { deploy } from 'virtual:deploy'

import type { Locale } from '#shared/site/site.ts'

import { entryScript } from './inline-scripts.ts'

interface EntryLinksProps {
  locale: Locale
  /** The chunks that the page's hydration needs. */
  chunkFiles: readonly string[]
  needsAllMessages: boolean
}

/** Links to the entry and its imports. React writes the import map (`render.tsx`) before these links. */
export function EntryLinks({ locale, chunkFiles, needsAllMessages }: EntryLinksProps) {
  const { entryFiles, messages } = deploy
  const { common, rest } = messages[locale]
  return (
    <>
      {[...entryFiles, ...chunkFiles].map((file) => (
        <link key={file} rel="modulepreload" fetchPriority="low" href={file} />
      ))}
      <MessagesLink address={common} rest={needsAllMessages ? undefined : rest} />
      {needsAllMessages && <MessagesLink address={rest} />}
    </>
  )
}

/**
 * Runs the entry. It belongs to the end of the body, because the entry reads what is before it, and does not wait for parts of
 * the page that arrive late. A browser without import maps keeps the page as the edge wrote it.
 */
export const EntryScript = ({ nonce }: { nonce: string }) => (
  <script nonce={nonce} dangerouslySetInnerHTML={{ __html: RUN_ENTRY }} />
)

const RUN_ENTRY = entryScript(deploy.entry)

/** Read by `loadIntl` before hydration, and `data-rest` by the first navigation to a page that needs all messages. */
const MessagesLink = ({ address, rest }: { address: string; rest?: string | undefined }) => (
  <link
    rel="preload"
    as="fetch"
    fetchPriority="low"
    crossOrigin=""
    data-messages=""
    data-rest={rest}
    href={address}
  />
)
