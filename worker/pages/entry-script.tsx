import { deploy } from 'virtual:deploy'

import type { Locale } from '#shared/site/site.ts'

/**
 * Takes the links out of the template, 0.3 s after the navigation began. On a slow line that is at once; on a fast one,
 * they leave the time before to what is seen.
 */
const ADD_LINKS = [
  'setTimeout(({content})=>document.head.append(...content.querySelectorAll("link")),',
  '300-performance.now(),document.currentScript.previousSibling)',
].join('')

/**
 * Takes the rest out once something has been painted, and then the lead picture; at once while nobody sees the page. A
 * picture that is late holds it up for a second. The lead picture is the one with `decoding="sync"`
 * (`client/app/lead-picture.ts`). The longest timer is for browsers that report no paint. Whichever is first empties the
 * template, so the others add nothing.
 */
const ADD_ENTRY = [
  '{let{content}=document.querySelector("template"),add=()=>document.head.append(content),',
  'shown=()=>requestAnimationFrame(()=>setTimeout(add));',
  'setTimeout(add,3e3);',
  'document.hidden?add():new PerformanceObserver(()=>{setTimeout(add,1e3);',
  'let lead=document.querySelector("img[decoding=sync]");',
  'lead?lead.decode().then(shown,shown):shown()}).observe({type:"paint",buffered:true})}',
].join('')

interface EntryTemplateProps {
  nonce: string
  locale: Locale
  /** The chunks that the page's hydration needs. */
  chunkFiles: readonly string[]
  needsAllMessages: boolean
}

/**
 * The entry, and links to what it needs, in a template. It belongs to the head, before stylesheets: a script after them
 * waits for them.
 */
export function EntryTemplate({ nonce, locale, chunkFiles, needsAllMessages }: EntryTemplateProps) {
  const { entry, devServer, messages } = deploy
  const { common, rest } = messages[locale]
  const content = [
    ...(devServer
      ? []
      : [`<link rel="preload" as="script" ${LOW} nonce="${nonce}" href="${entry}">`]),
    ...chunkFiles.map((file) => `<link rel="modulepreload" ${LOW} href="${file}">`),
    messagesLink(common, needsAllMessages ? '' : ` data-rest="${rest}"`),
    ...(needsAllMessages ? [messagesLink(rest)] : []),
    `<script ${devServer ? 'type="module" ' : ''}nonce="${nonce}" src="${entry}"></script>`,
  ]
  return (
    <>
      {/* Markup, because React would move the links out of the template. The build names all of these files. */}
      <template dangerouslySetInnerHTML={{ __html: content.join('') }} />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: ADD_LINKS }} />
    </>
  )
}

/** Runs the entry. It belongs to the end of the body, because the entry reads what is before it. */
export const EntryScript = ({ nonce }: { nonce: string }) => (
  <script nonce={nonce} dangerouslySetInnerHTML={{ __html: ADD_ENTRY }} />
)

const LOW = 'fetchPriority="low"'

/** Read by `loadIntl` before hydration, and `data-rest` by the first navigation to a page that needs all messages. */
const messagesLink = (address: string, attribute = '') =>
  `<link rel="preload" as="fetch" ${LOW} crossorigin data-messages${attribute} href="${address}">`
