import {
  queryOptions,
  useQueryClient,
  useSuspenseQuery,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { Suspense, use, type ReactNode } from 'react'

import { DataScript } from './data-script.tsx'
import { deferredDataIn, mayCome, whenParsed } from './deferred-data.ts'
import { useAppContext } from './app-context.ts'
import { DeferredLink } from './deferred-link.tsx'
import { Region } from './region.tsx'
import { StaticContext } from './static-context.ts'

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
          const read = await lateDataOf<{ data: Data | null }>(id)
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
async function lateDataOf<Data>(id: string) {
  if (!globalThis.document || !mayCome(id)) return null
  await whenParsed()
  return deferredDataIn<Data>(id)
}
