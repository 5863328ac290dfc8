import {
  queryOptions,
  useQueryClient,
  useSuspenseQuery,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { Suspense, use, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { DataScript } from './data-script.tsx'
import { useAppContext, useShop } from './app-context.ts'
import { Region } from './region.tsx'
import { StaticContext } from './static-main.tsx'
import { useHref } from './link.ts'

interface DeferredProps<Data, Key extends readonly unknown[]> {
  query: UseQueryOptions<Data, Error, Data, Key>
  /** A placeholder with the shape of the content. */
  fallback: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * A deferred part, not needed to find, choose or buy anything. It streams in its own boundary with its own
 * data, and renders nothing when loading fails.
 */
export function Deferred<Data, Key extends readonly unknown[]>({
  query,
  fallback,
  children,
}: DeferredProps<Data, Key>) {
  return (
    <Region>
      <Suspense fallback={import.meta.env.SSR ? <DeferredLink>{fallback}</DeferredLink> : fallback}>
        <DeferredContent query={query}>{children}</DeferredContent>
      </Suspense>
    </Region>
  )
}

function DeferredContent<Data, Key extends readonly unknown[]>({
  query,
  children,
}: Omit<DeferredProps<Data, Key>, 'fallback'>) {
  const appContext = useAppContext()
  const client = useQueryClient()
  const isStatic = use(StaticContext)
  const id = deferredId(query.queryKey)
  const { data: known, dataUpdatedAt = 0 } = client.getQueryState<Data>(query.queryKey) ?? {}
  const { data: deferred } = useSuspenseQuery(
    // oxlint-disable-next-line @tanstack/query/exhaustive-deps -- the query's own key contains all dependencies
    queryOptions({
      queryKey: ['deferred', ...query.queryKey],
      queryFn: async (): Promise<{ data: Data | null }> => {
        try {
          const read = await loadLateData<{ data: Data | null }>(id)
          if (read) return read
          return { data: await beforeDeadline(client.query(query), appContext.deferredDeadline) }
        } catch {
          appContext.onDeferredFailure()
          return { data: null }
        }
      },
      ...(known !== undefined && {
        initialData: { data: known },
        initialDataUpdatedAt: dataUpdatedAt,
      }),
      ...(appContext.isDocument() && initialOf<{ data: Data | null }>(id)),
    }),
  )

  return (
    <>
      {/* Other data has no element: browsers with Trusted Types would not let it change. */}
      {!isStatic && <DataScript key={id} type="application/json" id={id} data={deferred} />}
      {deferred.data === null ? null : children(deferred.data)}
    </>
  )
}

/** On the edge, deferred data that is not there in time counts as failed. */
async function beforeDeadline<Data>(loading: Promise<Data>, deadline: AbortSignal | undefined) {
  if (!deadline) return loading
  const late = Promise.withResolvers<never>()
  deadline.addEventListener('abort', late.reject, { once: true })
  return Promise.race([loading, late.promise])
}

const deferredId = (key: readonly unknown[]) => `deferred:${JSON.stringify(key)}`

/** Reads the document's data when the boundary hydrates; it counts as fetched now. */
function initialOf<Data>(id: string) {
  const initialData = deferredDataIn<Data>(id)
  return initialData === null ? {} : { initialData }
}

/** The document's data, if the boundary hydrates before the parser has read it. */
async function loadLateData<Data>(id: string) {
  if (!globalThis.document || !mayCome(id)) return null
  await whenParsed()
  return deferredDataIn<Data>(id)
}

/** The data that the document has for a deferred part, or null while it is not there to its end. */
function deferredDataIn<Data>(id: string): Data | null {
  const script = globalThis.document?.getElementById(id)
  if (!script?.textContent || !isReadToItsEnd(script)) return null
  const data: Data = JSON.parse(script.textContent)
  return data
}

/** Whether the document may get that data still: the part may be hydrated before the parser has come to its end. */
const mayCome = (id: string) =>
  document.readyState === 'loading' && document.getElementById(id) !== null

const whenParsed = () =>
  new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))

/** Comments by which React marks where a boundary starts and ends. */
const START = /^\$/
const END = '/$'

/** Whether the parser has passed the end of the boundary that an element is in. */
function isReadToItsEnd(element: Element) {
  if (document.readyState !== 'loading') return true
  let depth = 0
  for (let node = element.nextSibling; node; node = node.nextSibling) {
    if (node.nodeType !== Node.COMMENT_NODE) continue
    if (node.nodeValue === END && depth === 0) return true
    if (node.nodeValue === END) depth -= 1
    else if (START.test(node.nodeValue ?? '')) depth += 1
  }
  return false
}

/**
 * The placeholder of a part that the document does not wait for. Only scripts can put the part into its place, so browsers
 * without JavaScript get a link to the page, which is complete by then.
 */
function DeferredLink({ children }: { children: ReactNode }) {
  const href = useHref()
  const { path, query } = useShop()
  return (
    <>
      {children}
      <noscript>
        <a href={href(path, query.toString())}>
          <FormattedMessage id="deferred.load" />
        </a>
      </noscript>
    </>
  )
}
